import { expect, test } from 'vitest';
import { sizeTable } from './size-table.ts';

test('the table has a line for each size, with units', () => {
  const figures = {
    vendors: 1000,
    certificates: 20_000,
    'load s': 2.2,
    'build s': 1171.56,
    'build CPU s': 149.41,
    'peak MiB': 1161.71,
    files: 13_462,
    'site MB': 248.67,
    'largest MB': 19.97,
    'vendors.json MB': 1.39,
  };
  const [head, rule, row] = sizeTable([figures]);
  expect(row).toBe('| 1,000 | 20,000 | 2.20 s | 1171.6 s | 149.4 s | 1.1 GiB | 13,462 | 248.7 MB | 20.0 MB | 1.4 MB |');
  for (const line of [head, rule]) expect(line?.split('|')).toHaveLength(row!.split('|').length);
});
