/** How names of months begin, January first. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Names of months, whole and cut short, also as readers misread them. */
export const MONTH_NAMES =
  'jan(?:uary)?|feb(?:ruar[yv])?|mar(?:ch)?|mach|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** Beginnings of misread names of months, and the month that each is. */
export const MISSPELT_MONTHS: ReadonlyMap<string, string> = new Map([['mac', 'mar']]);
