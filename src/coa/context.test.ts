import { expect, test } from 'vitest';
import { parseDataset } from '../dataset/dataset.ts';
import { testFiles, testVendor } from '../dataset/test-data.ts';
import { contextFrom } from './context.ts';
import { createTextReader } from './ocr/read-text.ts';

test('carries the site’s rules, the registers, and every name and domain of each vendor', () => {
  const dataset = parseDataset(
    testFiles({
      'data/vendors/vendor-one.json': {
        ...testVendor(),
        legal_name: 'Vendor One Trading Ltd',
        aliases: ['V1', 'Vendor one'],
        domains: [
          { domain: 'vendor-one.example', first_seen: '2026-01-01' },
          { domain: 'v-one.example', first_seen: '2026-02-01' },
        ],
      },
    }),
  );
  const reader = createTextReader();
  const context = contextFrom(dataset, reader, '2026-11-20');
  expect(context).toMatchObject({ today: '2026-11-20', partnerLaboratory: 'lab-one', staleMonths: 12 });
  expect(context.reader).toBe(reader);
  expect(context.laboratories).toEqual(dataset.laboratories);
  expect(context.compounds).toEqual(dataset.compounds);
  const [vendor] = context.vendors;
  expect(vendor).toMatchObject({ id: 'vendor-one', name: 'Vendor vendor-one' });
  expect([...vendor!.aliases].sort()).toEqual(['V1', 'Vendor One Trading Ltd', 'Vendor one']);
  expect(new Set(vendor!.domains)).toEqual(new Set(['vendor-one.example', 'v-one.example']));
});
