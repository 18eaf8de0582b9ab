/** What a table's column holds, by its header. */
export type Column = 'specification' | 'result' | 'uncertainty' | 'method' | 'status' | 'test' | 'unit';

/** Heads of a table's columns; each is the whole head, letters and blanks only. */
export const TABLE_HEADERS: readonly (readonly [Column, RegExp])[] = [
  [
    'specification',
    /^(specifications?|specs?|mdl|loq|lod|clients limits?|customers limits?|spec limits?|limits?|acceptance( (criteria|limits?|range))?|criteria|criterion|requirements?|required|requested|allowed|standard|acceptable range|target|range|((on )?label|(label )?claim(ed)?)( mg)?|(labell?ed|declared|claimed|nominal|stated|label) (amount|content|quantity|mass|dose)|nominal|expected( (value|result))?|spezifikation|anforderung|sollwert|grenzwert|vorgabe|norm|especificacion|limite|eis|wymaganie|pozadavek|specifica|requisito)$/i,
  ],
  [
    'result',
    /^((test |analytical |measured |observed )?(results?|values?)( (mg|mg per vial|obtained|found|u|u k|uncertainty))?|mean|average|found( mg)?|(amount|content) found|measured( mg)?|observed|observations?|outcome|result value|findings?|actual|determined|reading|ergebnis(se)?|messwert|resultados?|resultats?|resultaat|uitslag|wynik|vysledek|risultat[oi])$/i,
  ],
  [
    'uncertainty',
    /^(u k|(expanded |combined |measurement )?uncertainty( k)?( 2)?|(erweiterte )?(mess)?unsicherheit|incertitude|incertidumbre|incertezza|meetonzekerheid|niepewnosc|nejistota)$/i,
  ],
  ['unit', /^(units?|uom|units? of measure(ment)?|einheit|unidad|unite|eenheid|jednotka|jednostka|unita)$/i],
  ['method', /^(methods?|test methods?|technique|procedure|instrument|methode|prufmethode|metod[oa]|tecnica|postup)$/i],
  ['status', /^(status|pass ?\/ ?fail|conclusion|assessment|verdict|evaluation|p\/f)$/i],
  [
    'test',
    /^(tests?|tested feature|determinations?|determinands?|analysis|analyses|parameters?|items?|characteristics?|assay|test items?|components?|compounds?|analytes?|peptides?|attribute|mass identification|prufung|pr.?i?i?fung|merkmal|ensayo|essai|bepaling|badanie|zkouska|prova|parametr[oe]?)$/i,
  ],
];
