/** How many times as long a check may take as the service gives it: here it is the service. */
export const PATIENCE = 1;
