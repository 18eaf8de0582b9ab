import { describe, expect, it } from 'vitest';
import { testVendor } from '../test-data.ts';
import { isDraft, VendorDraft } from './vendor-draft.ts';

describe('isDraft', () => {
  it('takes a record for a draft where it says so, and nothing else', () => {
    expect(isDraft({ draft: true })).toBe(true);
    for (const content of [{ draft: false }, { draft: 'true' }, { draft: null }, {}, [], null, 'draft', undefined])
      expect(isDraft(content), JSON.stringify(content)).toBe(false);
  });
});

describe('VendorDraft', () => {
  const least = { draft: true, id: 'vendor-one', domain: 'vendor-one.example' };
  const isTaken = (content: object) => VendorDraft.safeParse(content).success;

  it('asks for id and domain alone, and takes null and a whole record', () => {
    expect(isTaken(least)).toBe(true);
    const { id, domain, ...rest } = testVendor();
    const open = Object.fromEntries(Object.keys(rest).map((name) => [name, null]));
    expect(isTaken({ ...open, ...least })).toBe(true);
    expect(isTaken({ ...testVendor(), draft: true })).toBe(true);
  });

  it('checks what was filled in, and takes no record that is none', () => {
    for (const wrong of [
      { id: null },
      { domain: undefined },
      { draft: false },
      { draft: undefined },
      { name: 5 },
      { x: 1 },
    ])
      expect(isTaken({ ...least, ...wrong }), JSON.stringify(wrong)).toBe(false);
  });
});
