/** What a table's column holds, by its header. */
export type Column = 'specification' | 'result' | 'uncertainty' | 'method' | 'status' | 'test' | 'unit';

/** What heads of columns are called, by what the columns hold: English first, other languages as they are without their marks. */
const NAMES: readonly (readonly [Column, readonly RegExp[]])[] = [
  [
    'specification',
    [
      /specifications?|specs?|mdl|loq|lod|clients limits?|customers limits?|spec limits?|limits?/,
      /acceptance( (criteria|limits?|range))?|criteria|criterion|requirements?|required|requested|allowed/,
      /standard|acceptable range|target|range/,
      // What the label claims.
      /((on )?label|(label )?claim(ed)?)( mg)?/,
      /(labell?ed|declared|claimed|nominal|stated|label) (amount|content|quantity|mass|dose)/,
      /nominal|expected( (value|result))?/,
      /spezifikation|anforderung|sollwert|grenzwert|vorgabe|norm|especificacion|limite|eis/,
      /wymaganie|pozadavek|specifica|requisito/,
    ],
  ],
  [
    'result',
    [
      /(test |analytical |measured |observed )?(results?|values?)( (mg|mg per vial|obtained|found|u|u k|uncertainty))?/,
      /mean|average|found( mg)?|(amount|content) found|measured( mg)?|observed|observations?|outcome/,
      /result value|findings?|actual|determined|reading/,
      /ergebnis(se)?|messwert|resultados?|resultats?|resultaat|uitslag|wynik|vysledek|risultat[oi]/,
    ],
  ],
  [
    'uncertainty',
    [
      /u k|(expanded |combined |measurement )?uncertainty( k)?( 2)?/,
      /(erweiterte )?(mess)?unsicherheit|incertitude|incertidumbre|incertezza|meetonzekerheid|niepewnosc|nejistota/,
    ],
  ],
  ['unit', [/units?|uom|units? of measure(ment)?/, /einheit|unidad|unite|eenheid|jednotka|jednostka|unita/]],
  ['method', [/methods?|test methods?|technique|procedure|instrument/, /methode|prufmethode|metod[oa]|tecnica|postup/]],
  ['status', [/status|pass ?\/ ?fail|conclusion|assessment|verdict|evaluation|p\/f/]],
  [
    'test',
    [
      /tests?|tested feature|determinations?|determinands?|analysis|analyses|parameters?|items?|characteristics?/,
      /assay|test items?|components?|compounds?|analytes?|peptides?|attribute|mass identification/,
      // "Prüfung", also as readers take it.
      /prufung|pr.?i?i?fung|merkmal/,
      /ensayo|essai|bepaling|badanie|zkouska|prova|parametr[oe]?/,
    ],
  ],
];

/** Heads of a table's columns; each is the whole head, letters and blanks only. The first that fits counts. */
export const TABLE_HEADERS: readonly (readonly [Column, RegExp])[] = NAMES.map(([column, names]) => [
  column,
  new RegExp(`^(?:${names.map(({ source }) => source).join('|')})$`, 'i'),
]);
