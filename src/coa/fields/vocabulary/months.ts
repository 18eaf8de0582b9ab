/** How names of months begin, January first. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Names of months, whole and cut short, also as readers misread them. */
export const MONTH_NAMES =
  'januar[iy]?|janvier|enero|gennaio|janeiro|febrero|febbraio|februari|fevrier|février|fevereiro|märz|mrz|maerz|marzo|mars|março|maart|abril|aprile|avril|mayo|mai|mei|maggio|maio|junio|juni|juin|giugno|junho|julio|juli|juillet|luglio|julho|agosto|augustus|aout|août|septiembre|septembre|settembre|setembro|octubre|octobre|ottobre|outubro|oktober|okt|ene|abr|ago|dic|gen|giu|lug|ott|noviembre|novembre|novembro|diciembre|décembre|decembre|dicembre|dezembro|dezember|dez|' +
  'jan(?:uary)?|feb(?:ruar[yv])?|mar(?:ch)?|mach|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** Beginnings of names of months that are misread or of other languages, and the month that each is. */
export const OTHER_MONTHS: ReadonlyMap<string, string> = new Map([
  ['mac', 'mar'],
  ['mär', 'mar'],
  ['mrz', 'mar'],
  ['mae', 'mar'],
  ['maa', 'mar'],
  ['ene', 'jan'],
  ['gen', 'jan'],
  ['fév', 'feb'],
  ['fev', 'feb'],
  ['abr', 'apr'],
  ['avr', 'apr'],
  ['mai', 'may'],
  ['mei', 'may'],
  ['mag', 'may'],
  ['giu', 'jun'],
  ['juin', 'jun'],
  ['lug', 'jul'],
  ['juil', 'jul'],
  ['ago', 'aug'],
  ['aou', 'aug'],
  ['aoû', 'aug'],
  ['set', 'sep'],
  ['okt', 'oct'],
  ['ott', 'oct'],
  ['out', 'oct'],
  ['dic', 'dec'],
  ['déc', 'dec'],
  ['dez', 'dec'],
]);
