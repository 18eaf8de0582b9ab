import type { Evidence } from '../report/report.ts';

/** Evidence of a picture in which nothing was found, but for the parts given. */
export function testEvidence(replaced: Partial<Evidence> = {}): Evidence {
  return {
    page: {
      width: 10,
      height: 20,
      turned: 0,
      format: 'png',
      number: 1,
      pages: 1,
      kind: 'certificate',
      what: 'This reads as a certificate of analysis.',
      words: 1,
      reading_confidence: 0.5,
    },
    other_pages: [],
    fields: [],
    file: [],
    codes: [],
    confidence: { answer: 'unclear', right: 1, given: 2, why: ['The page could not be judged.'] },
    because: [],
    checks: [],
    checked: [],
    cannot_be_checked: [],
    timings: {},
    ...replaced,
  };
}
