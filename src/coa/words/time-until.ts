const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How long something takes yet, such as "about 40 minutes" or "about 3 hours". Below two hours in minutes: to the
 * nearest hour it could be told as half as long again.
 * @param seconds until then
 */
export function timeUntil(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
  const [count, unit] = seconds > 2 * HOUR - MINUTE ? [Math.round(seconds / HOUR), 'hour'] : [minutes, 'minute'];
  return `about ${count} ${unit}${count === 1 ? '' : 's'}`;
}
