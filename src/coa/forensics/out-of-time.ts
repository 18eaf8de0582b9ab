/** Thrown by a comparison that cannot be finished in the time that its check has. */
export class OutOfTime extends Error {}

/** Asked between steps of long work; throws `OutOfTime` once there is no time to go on. */
export type GoOn = () => void;

/** For work that may take as long as it takes. */
export const UNHURRIED: GoOn = () => {};

/** @param left milliseconds that are left. */
export function heldTo(left: () => number): GoOn {
  return () => {
    if (left() <= 0) throw new OutOfTime('There is no time left for this comparison.');
  };
}
