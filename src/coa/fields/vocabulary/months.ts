import type { Vocabulary } from './any-of.ts';

/** How names of months begin, January first. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Names of months, whole and cut short, also as readers misread them: Czech and Polish ones without their accents. Polish "listopada" is left
 * out, which is November there and October in Croatian.
 */
export const MONTH_NAMES =
  'ledna|[uú]nora|b[rř]ezna|dubna|kv[eě]tna|[cč]ervna|[cč]ervence|srpna|z[aá][rř][ií]|[rř][ií]jna|listopadu|prosince|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrze[sś]nia|pa[zź]dziernika|grudnia|' +
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
  ['led', 'jan'],
  ['uno', 'feb'],
  ['úno', 'feb'],
  ['bře', 'mar'],
  ['bre', 'mar'],
  ['dub', 'apr'],
  ['kvě', 'may'],
  ['kve', 'may'],
  ['červn', 'jun'],
  ['cervn', 'jun'],
  ['červe', 'jul'],
  ['cerve', 'jul'],
  ['srp', 'aug'],
  ['zá', 'sep'],
  ['zar', 'sep'],
  ['říj', 'oct'],
  ['rij', 'oct'],
  ['lis', 'nov'],
  ['pro', 'dec'],
  ['sty', 'jan'],
  ['lut', 'feb'],
  ['kwi', 'apr'],
  ['maj', 'may'],
  ['cze', 'jun'],
  ['lip', 'jul'],
  ['sie', 'aug'],
  ['wrz', 'sep'],
  ['pa', 'oct'],
  ['gru', 'dec'],
]);

/** Words of labels of dates in languages in which the day comes before the month. */
export const DAY_FIRST_LABELS: Vocabulary = [
  /\b\w*datum\b/,
  /\bd[áa]tum/,
  /\bdata\b/,
  /\bfecha/,
  /\bdato\b|dato$/,
  /\bdate d[eu'’]/,
  /\bre[cç]u le\b/,
  /(?:proben)?eingang|pr[uüi]+fzeitraum/,
];
