import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadData } from '../../data/index.ts';
import { syntheticVendors } from './synthetic-vendors.ts';

/**
 * Writes a data folder with so many synthetic vendors beside the laboratories, compounds and site facts of another.
 * @param target emptied first
 * @param certificates of each vendor; as many as its template has when left out
 * @returns how many certificates that makes
 */
export function writeSyntheticData(count: number, target: string, source = 'data', certificates?: number): number {
  const { vendors } = loadData(source);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, 'vendors'), { recursive: true });
  for (const part of ['labs', 'compounds', 'site.json', 'index.ts', 'archive.ts', 'archive'])
    cpSync(join(source, part), join(target, part), { recursive: true });
  const written = syntheticVendors(vendors, count, certificates);
  for (const vendor of written)
    writeFileSync(join(target, 'vendors', `${vendor.id}.json`), `${JSON.stringify(vendor, null, 2)}\n`);
  return written.reduce((sum, vendor) => sum + vendor.certificates.length, 0);
}
