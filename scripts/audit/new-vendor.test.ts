import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadData } from '../../data/index.ts';
import { newVendor } from './new-vendor.ts';
import { publish } from './publish.ts';
import { type TestWorkspace, testWorkspace } from './test-workspace.ts';

let work: TestWorkspace;
beforeEach(() => {
  work = testWorkspace();
});
afterEach(() => work.remove());

describe('newVendor', () => {
  it('begins a draft that is valid as far as it goes, and that nobody sees', () => {
    expect(newVendor(work, 'new-shop.example', { name: 'New Shop' })).toContain('publish new-shop');
    expect(work.vendor('new-shop')).toMatchObject({
      draft: true,
      id: 'new-shop',
      demonstration: true,
      name: 'New Shop',
      verdict: null,
      audited_at: '2026-11-25',
      next_review_at: '2027-05-25',
    });
    expect(work.problems()).toEqual([]);
    expect(loadData(work.folder).vendors.map(({ id }) => id)).toEqual(['vendor-one']);
  });

  it.each([
    ['www.Some-Shop.co.uk', 'some-shop'],
    ['shop.some.example', 'shop-some'],
    ['https://www.pasted.example/products?page=2', 'pasted'],
    ['übung.example', 'xn-bung-zra'],
  ])('makes of %s the id %s', (domain, id) => {
    newVendor(work, domain);
    expect(work.vendor(id)['draft']).toBe(true);
  });

  it.each<[string, string, RegExp]>([
    ['no host name', 'Some Shop', /not a host name/],
    ['a host name that could lead out of the folder', '../x', /not a host name/],
    ['a domain on record', 'vendor-one.example', /stands in .*vendor-one\.json already/],
  ])('refuses %s', (_what, domain, message) => {
    expect(() => newVendor(work, domain)).toThrow(message);
  });

  it.each(['Bad Id', '../x', ''])('refuses the id "%s"', (id) => {
    expect(() => newVendor(work, 'new-shop.example', { id })).toThrow(/cannot be an id/);
    expect(work.problems()).toEqual([]);
  });

  it('refuses a name that no record may have, and writes nothing', () => {
    expect(() => newVendor(work, 'new-shop.example', { name: 'R' })).toThrow(
      /name: Expected at least 2 characters; found "R"/,
    );
    expect(work.problems()).toEqual([]);
    expect(() => work.vendor('new-shop')).toThrow();
  });

  it('refuses an id that is taken', () => {
    expect(() => newVendor(work, 'vendor-one.co.uk')).toThrow('--id');
  });
});

describe('publish', () => {
  const whole = () => {
    const { id: _id, domain: _domain, domains: _domains, added_at: _added, ...rest } = work.vendor('vendor-one');
    return { ...rest, name: 'New shop' };
  };

  it('turns a draft that is whole into a record', () => {
    newVendor(work, 'new-shop.example');
    work.edit('new-shop', whole());
    publish(work, 'new-shop');
    expect(work.vendor('new-shop')).toMatchObject({ $schema: '../schemas/vendor.schema.json', added_at: '2026-11-25' });
    expect(work.vendor('new-shop')).not.toHaveProperty('draft');
    expect(work.problems()).toEqual([]);
    expect(loadData(work.folder)).toMatchObject({
      site: { dataset: { version: '2026-11-25' } },
      vendors: [{ id: 'new-shop' }, { id: 'vendor-one' }],
    });
  });

  it('says what is missing, and leaves the draft a draft', () => {
    newVendor(work, 'new-shop.example');
    expect(() => publish(work, 'new-shop')).toThrow(/new-shop\.json: verdict: /);
    expect(work.vendor('new-shop')['draft']).toBe(true);
    expect(work.read('data/site.json')).toContain('"version": "2026-11-20"');
  });

  it('refuses a record', () => {
    expect(() => publish(work, 'vendor-one')).toThrow('a record already');
  });
});
