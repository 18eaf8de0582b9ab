/** A day in words, such as "4 June 2026". */
export function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A number of days in words: "1 day", "2 days". */
export function daysInWords(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}

/** The month of a day in words, such as "June 2026". */
export function monthInWords(day: string): string {
  return inWords(day).replace(/^\d+ /, '');
}
