import { describe, expect, it } from 'vitest';
import { rightOfReply } from './right-of-reply.ts';
import { foundBy, testPublication } from './test-publication.ts';

const asked = {
  contacted_at: '2026-10-01',
  means: 'Email to its contact address',
  answer_by: '2026-10-15',
  answered_at: null,
  text: null,
};
const found = (reply: object, vendor: object = {}) =>
  foundBy(rightOfReply, testPublication({ vendor: { ...vendor, right_of_reply: reply } }));

describe('rightOfReply', () => {
  it('lets through a vendor that was asked and had its time, that answered before, or whose record says why not', () => {
    expect(found(asked)).toEqual([]);
    for (const term of ['2026-10-08', '2026-11-20']) expect(found({ ...asked, answer_by: term })).toEqual([]);
    expect(found({ ...asked, answer_by: '2026-12-15', answered_at: '2026-10-02', text: 'Yes.' })).toEqual([]);
    expect(
      found({ contacted_at: null, not_asked_because: 'It has no address.', answered_at: null, text: null }),
    ).toEqual([]);
  });

  it('lets through a reason for not asking again about what changed since', () => {
    const again = { ...asked, not_asked_because: 'Only a typing error was mended.' };
    const mended = { at: '2026-11-10', field: 'verdict_basis', from: 'Tow.', to: 'Two.', why: 'A typing error.' };
    expect(found(again, { history: [mended] })).toEqual([]);
    expect(found(again, { history: [{ ...mended, at: '2026-09-30' }] })).toHaveLength(1);
  });

  it.each<[string, object, RegExp]>([
    [
      'a vendor that was not asked',
      { contacted_at: null, answered_at: null, text: null },
      /^right_of_reply\.contacted_at: .*"not_asked_because"/,
    ],
    ['a question by no stated means', { ...asked, means: null }, /^right_of_reply\.means/],
    ['a question without a term', { ...asked, answer_by: null }, /^right_of_reply\.answer_by: Expected the day until/],
    ['a term of a day', { ...asked, answer_by: '2026-10-02' }, /^right_of_reply\.answer_by: .*at least 7 days/],
    ['a term of six', { ...asked, answer_by: '2026-10-07' }, /^right_of_reply\.answer_by: .*at least 7 days/],
    [
      'a publication before the term has run out',
      { ...asked, answer_by: '2026-11-21' },
      /^right_of_reply\.answer_by: .*ends on 2026-11-21/,
    ],
    [
      'a reason for not asking whom one asked',
      { ...asked, not_asked_because: 'It has no address.' },
      /^right_of_reply\.not_asked_because/,
    ],
  ])('stops %s', (_what, reply, expected) => {
    expect(found(reply)).toEqual([expect.stringMatching(expected)]);
  });
});
