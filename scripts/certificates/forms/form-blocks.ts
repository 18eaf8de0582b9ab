import type { Random } from '../random.ts';
import type { Role } from './form-labels.ts';
import type { FormValues } from './form-values.ts';

/** Lines of text in even columns. */
export type Block = string[];

/** Blocks side by side, so many blanks apart. */
export function beside(left: Block, right: Block, gap: number): Block {
  const width = Math.max(...left.map(({ length }) => length)) + gap;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? '').padEnd(width)}${right[at] ?? ''}`.trimEnd(),
  );
}

function table(rows: readonly (readonly string[])[], gap: number): Block {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)) + gap);
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('')
      .trimEnd(),
  );
}

/** Labels with their values, in one or two columns. */
export function pairs(values: FormValues, random: Random): Block {
  const { compound, product, dose, batch, day, averageMass, monoisotopicMass, client, reportNumber, key } = values;
  const of = (role: Role): string => random.pick(values.wordings[role]);
  const some = (probability: number, ...entry: [string, string]): [string, string][] =>
    random.chance(probability) ? [entry] : [];
  const isBlend = values.parts.length > 0;
  const entries = random.shuffle<[string, string]>([
    ...some(values.isTitled ? 0 : 1, of('product'), product),
    ...(values.lots.length > 0 ? [] : [[of('batch'), batch] satisfies [string, string]]),
    ...some(isBlend ? 0 : 0.6, random.pick(['CAS', 'CAS No.', 'CAS number']), compound.cas[0] ?? 'n/a'),
    ...some(isBlend ? 0 : 0.6, of('formula'), compound.formula ?? '-'),
    ...some(
      isBlend ? 0 : 0.7,
      of('averageMass'),
      random.pick([averageMass.toFixed(2), averageMass.toFixed(1), `${averageMass.toFixed(2)} g/mol`]),
    ),
    ...some(isBlend ? 0 : 0.2, random.pick(['Monoisotopic mass', 'Exact mass']), monoisotopicMass.toFixed(4)),
    ...some(
      0.4,
      random.pick(['Counter-ion', 'Counter ion', 'Salt form']),
      random.pick(['Acetate', 'TFA', 'Chloride', 'None']),
    ),
    ...some(0.4, of('storage'), random.pick(['-20 °C', '2-8 °C', '-20 °C, dry, dark'])),
    ...some(0.4, of('appearance'), 'White powder'),
    ...some(0.6, of('received'), day(0)),
    ...some(0.6, of('analysed'), day(2)),
    ...some(0.8, of('reported'), day(4)),
    ...some(0.1, of('made'), day(-30)),
    ...some(0.1, of('expiry'), day(700)),
    ...some(0.7, of('client'), client),
    ...some(0.6, of('reportNumber'), reportNumber),
    ...some(0.3, of('key'), key),
    ...some(0.3, of('claim'), `${dose} mg`),
    ...some(0.2, 'Injection volume', '10 µL'),
    ...some(0.2, 'Wavelength', '214 nm'),
  ]);
  const colon = random.pick(['', ':']);
  const inColumn = (column: readonly [string, string][]): Block =>
    table(
      column.map(([label, value]) => [label + colon, value]),
      2 + random.pick([0, 1, 4, 8]),
    );
  const underLabels = (row: readonly [string, string][]): Block =>
    table([row.map(([label]) => label), row.map(([, value]) => value)], random.pick([3, 5]));
  const half = Math.ceil(entries.length / 2);
  switch (random.pick(['one', 'one', 'two', 'two', 'under', 'line'] as const)) {
    case 'one':
      return inColumn(entries);
    case 'two':
      return beside(inColumn(entries.slice(0, half)), inColumn(entries.slice(half)), random.pick([4, 8, 12]));
    case 'under':
      return inRows(entries, random.pick([2, 3, 4])).flatMap((row) => [...underLabels(row), '']);
    case 'line':
      return inRows(entries, 2).map((row) => row.map(([label, value]) => `${label}: ${value}`).join('     '));
  }
}

/** So many in a row. */
function inRows<Item>(items: readonly Item[], wide: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / wide) }, (_, row) => items.slice(row * wide, (row + 1) * wide));
}

/** The results, with or without heads, methods and specifications. */
export function results(values: FormValues, random: Random): Block {
  const { purity, content, dose, foundMass, averageMass, shares, impurities, decimals, perCent } = values;
  const { wordings } = values;
  const some = (probability: number, test: readonly string[], ...rest: [string, string, string]): string[][] =>
    random.chance(probability) ? [[random.pick(test), ...rest]] : [];
  const rows = random.shuffle([
    ...some(1, wordings.purity, 'RP-HPLC', `≥ ${random.pick(['95.0', '98.0'])}${perCent}`, `${purity}${perCent}`),
    ...some(
      0.7,
      wordings.massFound,
      'ESI-MS',
      random.pick([`${averageMass.toFixed(1)} ± 1`, `${averageMass.toFixed(2)} Da`, 'Conforms']),
      random.pick([foundMass, `${foundMass} Da`]),
    ),
    ...some(
      0.6,
      wordings.content,
      'HPLC',
      random.pick([`${(dose * 0.95).toFixed(2)}-${(dose * 1.15).toFixed(2)} mg`, `${dose} mg`, `${dose}.0 mg ± 10%`]),
      `${content} mg`,
    ),
    ...some(0.4, wordings.water, 'Karl Fischer', '≤ 8.0 %', `${shares.water.toFixed(1)}${perCent}`),
    ...some(
      0.4,
      ['Acetate', 'Acetic acid', 'TFA', 'Counter-ion (acetate)', 'Acetate content'],
      'IC',
      '≤ 12.0 %',
      `${shares.counterIon.toFixed(1)}${perCent}`,
    ),
    ...some(
      0.4,
      ['Peptide content', 'Net peptide content', 'Net peptide', 'Peptide content (N)'],
      'Nitrogen',
      '≥ 80.0 %',
      `${shares.peptide.toFixed(1)}${perCent}`,
    ),
    ...some(0.3, wordings.largest, 'RP-HPLC', '≤ 2.0 %', `${impurities.largest.toFixed(decimals)}${perCent}`),
    ...some(0.3, wordings.impurities, 'RP-HPLC', '≤ 5.0 %', `${impurities.total.toFixed(decimals)}${perCent}`),
    ...some(0.4, wordings.appearance, 'Visual', 'White powder', 'Conforms'),
    ...some(0.3, ['Solubility'], 'Visual', '≥ 1 mg/mL', 'Conforms'),
    ...some(0.3, ['Endotoxin', 'Bacterial endotoxins'], 'LAL', '< 5 EU/mg', `< ${random.pick(['0.05', '0.5'])} EU/mg`),
    ...some(0.2, ['pH (1 % solution)'], 'Ph. Eur. 2.2.3', '5.0-7.5', random.between(5.2, 7.2).toFixed(1)),
    ...some(0.2, ['Heavy metals'], 'ICP-MS', '≤ 10 ppm', '< 1 ppm'),
    ...some(0.2, ['Retention time'], 'RP-HPLC', 'Report', `${random.between(8, 16).toFixed(2)} min`),
  ]);
  const heads = [
    ...(['test', 'method', 'specification', 'result'] as const).map((role) => random.pick(wordings[role])),
    'Status',
  ];
  const columns = random.pick([
    [0, 2, 3],
    [0, 1, 2, 3],
    [0, 3],
    [0, 3, 2],
    [0, 1, 3],
    [0, 2, 3, 4],
    [0, 2, 1, 3],
  ]);
  const whole = [...(random.chance(0.85) ? [heads] : []), ...rows.map((row) => [...row, 'Pass'])];
  return table(
    whole.map((row) => columns.map((column) => row[column]!)),
    random.pick([3, 4, 6]),
  );
}

/** The parts of a blend, a line each, with or without their total. */
export function blendResults({ parts, purity, content, dose, perCent, wordings }: FormValues, random: Random): Block {
  const columns = random.pick<readonly number[]>([
    [0, 1, 2, 3],
    [0, 1, 2],
    [0, 2, 3],
    [0, 2],
  ]);
  const heads = [
    random.pick(['Component', 'Compound', 'Analyte', 'Peptide', random.pick(wordings.test)]),
    random.pick(wordings.claim),
    random.pick(['Found', 'Measured', 'Content', random.pick(wordings.content)]),
    random.pick(['Area %', 'Share of area', 'Area (%)']),
  ];
  const rows = parts.map((part) => [
    part.compound.name,
    `${part.dose} mg`,
    `${part.content} mg`,
    `${part.area}${perCent}`,
  ]);
  const total = [random.pick(['Total', 'Sum', 'Total peptide']), `${dose} mg`, `${content} mg`, `${purity}${perCent}`];
  const lines = [heads, ...rows, ...(random.chance(0.6) ? [total] : [])];
  const whole = `${random.pick(['Blend purity', 'Overall purity', 'Total purity', 'Purity of blend (HPLC)'])}`;
  return [
    ...table(
      lines.map((row) => columns.map((column) => row[column]!)),
      random.pick([3, 5]),
    ),
    ...(random.chance(0.5) ? ['', `${whole}    ${purity}${perCent}`] : []),
  ];
}

/** The parts of a blend side by side, what was found of each under its name. */
export function partsAcross({ parts, content, purity, perCent }: FormValues, random: Random): Block {
  const rows = [
    ['', ...parts.map(({ compound }) => compound.name)],
    [random.pick(['Stated', 'Label claim', 'Declared']), ...parts.map(({ dose }) => `${dose} mg`)],
    [random.pick(['Found', 'Measured', 'Content']), ...parts.map((part) => `${part.content} mg`)],
    [
      random.pick(['Mass (Da)', 'Mass found', 'Observed mass', 'MS']),
      ...parts.map(({ compound }) => ((compound.average_mass ?? 0) + random.between(-0.3, 0.3)).toFixed(1)),
    ],
    [random.pick(['RT', 'Retention time']), ...parts.map(() => `${random.between(3, 16).toFixed(2)} min`)],
  ];
  return [
    ...table(rows, random.pick([3, 5])),
    '',
    `${random.pick(['Sum of peptides', 'Total peptide'])}    ${content} mg`,
    `${random.pick(['Purity', 'Overall purity'])}    ${purity}${perCent}`,
  ];
}

/** Several lots of one product, a line each. */
export function lotsTable({ lots, perCent, wordings }: FormValues, random: Random): Block {
  const heads = [
    random.pick(['Lot', 'Batch', 'Lot no.', 'Batch number']),
    random.pick(wordings.purity),
    random.pick(wordings.content),
    random.pick(['Mass (Da)', 'Observed mass']),
  ];
  const columns = random.pick<readonly number[]>([
    [0, 1, 2, 3],
    [0, 1, 2],
    [0, 2, 1],
    [0, 1],
  ]);
  const rows = lots.map(({ batch, purity, content, foundMass }) => [
    batch,
    `${purity}${perCent}`,
    `${content} mg`,
    foundMass,
  ]);
  return table(
    [heads, ...rows].map((row) => columns.map((column) => row[column]!)),
    random.pick([3, 5]),
  );
}

/** The peaks of the chromatogram, perhaps with their total. */
export function peakTable({ peaks, parts, purity, decimals, compound }: FormValues, random: Random): Block {
  const area = random.between(80, 400);
  const cells = {
    number: random.pick(['Pk', 'Peak', 'No.']),
    minutes: random.pick(['RT (min)', 'Ret. time', 'RT']),
    height: 'Height',
    area: random.pick(['Area', 'Area (mAU*s)']),
    percent: random.pick(['Area %', '% Area', 'Area (%)']),
    name: 'Name',
  };
  const columns = random.pick<(keyof typeof cells)[]>([
    ['number', 'minutes', 'area', 'percent'],
    ['number', 'minutes', 'percent'],
    ['number', 'minutes', 'height', 'area', 'percent'],
    ['minutes', 'area', 'percent'],
    ['number', 'name', 'minutes', 'area', 'percent'],
    ['minutes', 'percent', 'area'],
  ]);
  const rows = peaks.map(({ minutes, percent }, at) => ({
    number: String(at + 1),
    minutes,
    height: ((percent * area) / 9).toFixed(1),
    area: (percent * area).toFixed(1),
    percent: percent.toFixed(decimals),
    name:
      parts.find((part) => Number(part.area) === percent)?.compound.name ??
      (percent === Number(purity) ? compound.name : 'Impurity'),
  }));
  const none = { number: '', minutes: '', height: '', name: '' };
  const total = { ...none, [columns[0]!]: 'Total', area: (100 * area).toFixed(1), percent: (100).toFixed(decimals) };
  const printed = [cells, ...rows, ...(random.chance(0.4) ? [total] : [])];
  return [
    ...(random.chance(0.5) ? [random.pick(['Peak table', 'Peak results', 'Integration results'])] : []),
    ...table(
      printed.map((row) => columns.map((column) => row[column])),
      random.pick([3, 5]),
    ),
  ];
}

/** A chromatogram: the numbers of its axes and of its main peak. */
export function chromatogram({ peaks, purity }: FormValues, random: Random): Block {
  const height = random.whole(6, 12);
  const width = random.whole(36, 60);
  const top = random.pick([100, 500, 800, 1200]);
  const lines = Array.from({ length: height }, (_, at) =>
    at % 2 === 0 ? String(Math.round(top * (1 - at / (height - 1)))).padStart(5) : '',
  );
  const main = peaks.find(({ percent }) => percent === Number(purity));
  lines[0] = `${lines[0]!.padEnd(random.whole(12, width - 12))}${main?.minutes ?? ''}`;
  return [
    random.pick(['Chromatogram', 'HPLC chromatogram (214 nm)', 'mAU']),
    ...lines,
    axis([0, 5, 10, 15, 20], width),
    `${' '.repeat(width >> 1)}${random.pick(['min', 'Time (min)', 'Minutes'])}`,
  ];
}

/** A mass spectrum with the ions of three charges. */
export function spectrum({ averageMass }: FormValues, random: Random): Block {
  const width = random.whole(40, 64);
  const ions = [3, 2, 1]
    .map((charge) => (averageMass + charge * 1.00728) / charge)
    .filter((ion) => ion > 250 && ion < 2000);
  const labels = ions.reduce(
    (line, ion) =>
      line.padEnd(Math.max(line.length + 2, 6 + Math.floor((ion / 2000) * width))) + ion.toFixed(random.pick([1, 2])),
    ' 100',
  );
  return [
    random.pick(['Mass spectrum', 'ESI-MS spectrum', 'Mass spectrum (ESI+)']),
    labels,
    '  50',
    '   0',
    axis([500, 1000, 1500, 2000], width),
    `${' '.repeat(width >> 1)}m/z`,
  ];
}

const axis = (ticks: readonly number[], width: number): string =>
  `      ${ticks.map((tick) => String(tick).padEnd(Math.floor(width / ticks.length))).join('')}`.trimEnd();

/** Figures set large over or under what they are. */
export function cards({ purity, content, foundMass, perCent }: FormValues, random: Random): Block {
  const tiles = [
    [`${purity}${perCent}`, 'Purity'],
    [`${content} mg`, 'Content'],
    [`${foundMass} Da`, random.pick(['Mass', 'Observed mass'])],
  ].slice(0, random.whole(1, 3));
  const [figures, names] = [0, 1].map((at) =>
    tiles
      .map((tile) => tile[at]!.padEnd(16))
      .join('')
      .trimEnd(),
  ) as [string, string];
  return random.chance(0.5) ? [figures, names] : [names, figures];
}

/** Several vials with their average. */
export function vials({ content, purity, decimals }: FormValues, random: Random): Block {
  const rows = Array.from({ length: random.pick([2, 3, 5]) }, (_, at) => [
    String(at + 1),
    (Number(content) + random.between(-0.2, 0.2)).toFixed(2),
    (Number(purity) + random.between(-0.05, 0.03)).toFixed(decimals),
  ]);
  const heads = ['Vial', random.pick(['Content (mg)', 'mg/vial', 'Content']), random.pick(['Purity (%)', 'Purity'])];
  return table([heads, ...rows, ['Mean', content, purity]], 4);
}

/** Sentences with figures that are no results. */
export function notes(_: FormValues, random: Random): Block {
  return random
    .shuffle([
      'This certificate relates only to the sample received.',
      'For research use only. Not for human consumption.',
      'Mobile phase A: 0.1 % TFA in water; B: 0.1 % TFA in acetonitrile.',
      'Gradient 5-65 % B in 20 min, 1.0 mL/min, 214 nm, 10 µL.',
      'Column: C18, 4.6 x 250 mm, 5 µm, 100 Å.',
      'Uncertainty (k = 2): content ± 3 %, purity ± 0.2 %.',
      'LOQ 0.05 %. Peaks below 0.05 % are not reported.',
      'Calculated on 3 injections (RSD 0.4 %).',
    ])
    .slice(0, random.whole(1, 3));
}

/** Tables whose figures are of something else than the sample, or of another day. */
export const OTHER_TABLES: readonly ((values: FormValues, random: Random) => Block)[] = [
  (_, random) =>
    table(
      [
        ['System suitability', 'Limit', 'Found'],
        ['Tailing factor', '≤ 2.0', random.between(0.9, 1.4).toFixed(2)],
        ['Theoretical plates', '≥ 5000', String(random.whole(6_000, 22_000))],
        ['RSD of area (n = 5)', '≤ 2.0 %', `${random.between(0.1, 0.9).toFixed(2)} %`],
      ],
      3,
    ),
  (_, random) =>
    table(
      [
        ['Reference standard', `RS-${random.whole(100, 999)}`],
        [
          random.pick(['Standard purity', 'Purity of standard', 'Reference standard purity']),
          `${random.between(98, 99.9).toFixed(1)} %`,
        ],
        ['Column', 'C18, 150 x 4.6 mm, 3 µm'],
      ],
      3,
    ),
  ({ monoisotopicMass }, random) =>
    table(
      [
        [
          'Ion',
          random.pick(['Theoretical m/z', 'Calculated m/z', 'Calc.']),
          random.pick(['Observed m/z', 'Found m/z', 'Found']),
        ],
        ...[1, 2, 3].map((charge) => {
          const ion = (monoisotopicMass + charge * 1.00728) / charge;
          return [
            `[M+${charge === 1 ? '' : charge}H]${charge}+`,
            ion.toFixed(3),
            (ion + random.between(-0.01, 0.01)).toFixed(3),
          ];
        }),
      ],
      4,
    ),
  ({ averageMass, foundMass }, random) =>
    table(
      [
        ['', 'Theoretical', 'Found', 'Difference'],
        [
          random.pick(['Average mass', 'Molecular mass']),
          averageMass.toFixed(2),
          foundMass,
          (Number(foundMass) - averageMass).toFixed(2),
        ],
      ],
      4,
    ),
  ({ purity, decimals }) =>
    table(
      [
        ['Stability (25 °C)', 'Purity', 'Water'],
        ['T0', `${purity} %`, '3.1 %'],
        ['3 months', `${(Number(purity) - 0.2).toFixed(decimals)} %`, '3.3 %'],
        ['6 months', `${(Number(purity) - 0.5).toFixed(decimals)} %`, '3.6 %'],
      ],
      4,
    ),
  ({ purity, decimals, day }) =>
    table(
      [
        ['Previous lots', 'Purity', 'Date'],
        ['AB-2101', `${(Number(purity) - 0.3).toFixed(decimals)} %`, day(-300)],
        ['AB-2155', `${Math.min(99.9, Number(purity) + 0.2).toFixed(decimals)} %`, day(-200)],
      ],
      4,
    ),
  () =>
    table(
      [
        ['Element', 'Limit (ppm)', 'Found (ppm)'],
        ['Arsenic', '1.5', '< 0.05'],
        ['Cadmium', '0.5', '< 0.02'],
        ['Lead', '0.5', '0.03'],
      ],
      4,
    ),
  (_, random) =>
    table(
      [
        ['Residual solvent', 'Limit', 'Found'],
        ['Acetonitrile', '410 ppm', `${random.whole(20, 300)} ppm`],
        ['Methanol', '3000 ppm', 'n.d.'],
      ],
      4,
    ),
  () => [
    'Standard',
    ...table(
      [
        ['Peak', 'RT', 'Area', 'Area %'],
        ['1', '4.41', '31022.0', '99.71'],
        ['2', '7.20', '90.2', '0.29'],
      ],
      4,
    ),
  ],
];
