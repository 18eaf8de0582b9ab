/** What a table's column holds, by its header. */
export type Column = 'specification' | 'result' | 'method' | 'status' | 'test';

/** Heads of a table's columns; each is the whole head, letters and blanks only. */
export const TABLE_HEADERS: readonly (readonly [Column, RegExp])[] = [
  [
    'specification',
    /^(specifications?|specs?|limits?|acceptance( criteria)?|criteria|requirements?|standard|acceptable range|target|range)$/i,
  ],
  ['result', /^(results?|test results?|found|values?|measured|observed|outcome|result value|finding|actual)$/i],
  ['method', /^(methods?|test methods?|technique|procedure|instrument)$/i],
  ['status', /^(status|pass ?\/ ?fail|conclusion|assessment|verdict|evaluation|p\/f)$/i],
  [
    'test',
    /^(tests?|analysis|analyses|parameters?|items?|characteristics?|assay|test items?|component|attribute|mass identification)$/i,
  ],
];
