/**
 * How many times as long a check may take as the service gives it: nobody else waits for this device, and an old one must
 * not give another answer than a fast one because it ran out of time.
 */
export const PATIENCE = 6;
