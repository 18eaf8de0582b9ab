import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeSyntheticData } from '../../synthetic/write-data.ts';
import { measuredRun } from './measured-run.ts';
import { copyProject } from './project-copy.ts';

const root = join(import.meta.dirname, '../../..');
const LOAD =
  "const { loadData } = await import('./data/index.ts'); const start = performance.now(); loadData(); console.log(performance.now() - start);";
const PUBLISHED = [
  'vendors.json',
  'vendors.csv',
  'vendors.ndjson',
  'certificates.csv',
  'changes.json',
  'checksums.txt',
];

/** Bytes that no published file may have, and those of vendors.json where it holds up to so many certificates. */
const BOUNDS = { fileMB: 25, vendorsMB: 3, vendorsCertificates: 2_400 } as const;

/** What loading and building took, and what came out. */
export interface BuildFigures {
  vendors: number;
  'load s': number;
  'build s': number;
  'build CPU s': number;
  'peak MiB': number;
  files: number;
  'site MB': number;
  'largest MB': number;
  certificates: number;
  [file: string]: number;
}

/** Certificates of each vendor, where nothing else is asked for. */
const CERTIFICATES = 20;

/** "60x40" as 60 vendors with 40 certificates each, "60" as so many with 20; null for what is no size. */
export function parseSize(text: string): { vendors: number; certificates: number } | null {
  const [, vendors, certificates = CERTIFICATES] = /^([1-9]\d*)(?:x([1-9]\d*))?$/.exec(text) ?? [];
  return vendors === undefined ? null : { vendors: Number(vendors), certificates: Number(certificates) };
}

/** Builds the site in a copy of the project with so many synthetic vendors, so many certificates each. */
export function measureBuild(vendors: number, each = CERTIFICATES): BuildFigures {
  const project = copyProject(root);
  try {
    const certificates = writeSyntheticData(vendors, join(project.folder, 'data'), join(root, 'data'), each);
    const load = measuredRun(process.execPath, ['--input-type=module', '--eval', LOAD], project.folder);
    const build = measuredRun('npm', ['run', '--silent', 'build'], project.folder);
    const dist = join(project.folder, 'dist');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const sizes = files.map((file) => statSync(join(file.parentPath, file.name)).size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return {
      vendors,
      certificates,
      'load s': Number(load.output) / 1000,
      'build s': build.seconds,
      'build CPU s': build.cpuSeconds,
      'peak MiB': Math.max(load.peakMiB, build.peakMiB),
      files: files.length,
      'site MB': bytes / 1e6,
      'largest MB': sizes.reduce((largest, size) => Math.max(largest, size), 0) / 1e6,
      ...Object.fromEntries(PUBLISHED.map((file) => [`${file} MB`, statSync(join(dist, 'data', file)).size / 1e6])),
    };
  } finally {
    project.remove();
  }
}

/** What is larger than it may be, a line each. */
export function brokenBounds(row: BuildFigures): string[] {
  const { fileMB, vendorsMB, vendorsCertificates } = BOUNDS;
  const list = row['vendors.json MB'] ?? 0;
  return [
    ...(row['largest MB'] > fileMB
      ? [
          `${row.vendors} vendors: the largest file has ${row['largest MB'].toFixed(1)} MB; at most ${fileMB} are allowed.`,
        ]
      : []),
    ...(row.certificates <= vendorsCertificates && list > vendorsMB
      ? [
          `${row.certificates} certificates: vendors.json has ${list.toFixed(1)} MB; at most ${vendorsMB} are allowed up to ${vendorsCertificates}.`,
        ]
      : []),
  ];
}
