import type { Compound } from '../../../src/dataset/compound.ts';
import type { Certificate, Peak } from '../content/certificate.ts';
import { makePeaks } from '../content/make-certificate.ts';
import type { Random } from '../random.ts';
import { type Honest, honest, type Scenario, type ScenarioContext, usually, type Variant } from './scenario.ts';

const PROTON = 1.00728;
/** What an ion of the compound may add to M (proton, ammonium, sodium, potassium, trifluoroacetate), Da. */
const ADDUCTS = [0, PROTON, 18.03, 21.98, 22.99, 37.96, 38.96, 113.99];

/** True when an honest certificate of the compound could print this mass: any form, adduct or charge state. */
function couldBe(mass: number, compound: Compound): boolean {
  const masses = [compound, ...compound.variants]
    .flatMap((form) => [form.average_mass, form.monoisotopic_mass])
    .filter((one) => one !== null);
  return masses.some((one) =>
    [1, 2, 3, 4, 5, 6].some((z) =>
      ADDUCTS.some((adduct) => Math.abs((one + adduct * z) / z - mass) < 3 || Math.abs((one + adduct) / z - mass) < 3),
    ),
  );
}

function altered(
  id: string,
  needs: Variant['needs'],
  change: (made: Honest, context: ScenarioContext) => Partial<Certificate>,
): Variant {
  return {
    id,
    needs,
    make(context) {
      const made = honest(context);
      return {
        certificate: { ...made.certificate, ...change(made, context) },
        vendor: usually(made.client.domain, context.random),
      };
    },
  };
}

function anotherMass({ compound }: Honest, { world, random }: ScenarioContext): number {
  const others = world.compounds.filter((other) => !couldBe(other.average_mass as number, compound));
  return (random.pick(others).average_mass as number) + random.normal() * 0.03;
}

/** The mass is not the compound's. */
export const fabChem: Scenario = {
  id: 'fab_chem',
  weight: 8,
  verdict: 'fabricated',
  variants: [
    altered('other_compound', ['mass'], (made, context) => ({ mass: anotherMass(made, context), massIs: 'M' })),
    altered('whole_sheet_of_another', ['mass'], (made, context) => {
      const mass = anotherMass(made, context);
      return {
        mass,
        massIs: 'M',
        expectedMass: mass + 0.02,
        charges: [2, 3].map((z) => ({ z, mz: mass / z + PROTON })),
      };
    }),
    altered('residue_missing', ['mass'], ({ compound, certificate }, { random }) => {
      // Residue masses of Gly, Ala, Val, Leu, Lys, Phe and Arg, Da (average).
      const off = [57.05, 71.08, 99.13, 113.16, 128.17, 147.18, 156.19]
        .map((residue) => (compound.average_mass as number) - residue)
        .filter((mass) => mass > 150 && !couldBe(mass, compound));
      return { mass: off.length > 0 ? random.pick(off) : certificate.expectedMass + 400, massIs: 'M' };
    }),
  ],
};

/** Percentages of the impurities scaled so that the table sums to `total`. */
function summingTo(peaks: readonly Peak[], total: number): Peak[] {
  const main = Math.max(...peaks.map((peak) => peak.percent));
  const factor = (total - main) / (peaks.reduce((sum, peak) => sum + peak.percent, 0) - main);
  return peaks.map((peak) =>
    peak.percent === main ? peak : { ...peak, percent: peak.percent * factor, area: peak.area * factor },
  );
}

/** A headline purity well away from `purity`, still possible by itself. */
function otherHeadline(purity: number, random: Random): number {
  const better = purity + random.between(0.6, 4);
  return better < 99.95 ? better : purity - random.between(2, 6);
}

/** Numbers that contradict arithmetic. */
export const fabNumbers: Scenario = {
  id: 'fab_numbers',
  weight: 9,
  verdict: 'fabricated',
  variants: [
    altered('purity_over_100', [], (_, { random }) => ({
      purity: random.between(100.15, 102.5),
      purityDecimals: random.pick([1, 2, 3]),
      peaks: makePeaks(random.between(98.5, 99.8), random),
    })),
    altered('headline_not_main_peak', ['peaks'], ({ certificate }, { random }) => ({
      purity: otherHeadline(certificate.purity, random),
      purityDecimals: 2,
    })),
    altered('areas_not_100', ['peaks'], ({ certificate }, { random }) => ({
      peaks: summingTo(certificate.peaks, random.between(103, 111)),
      purityDecimals: 2,
    })),
    altered('area_not_percent', ['peaks'], ({ certificate }, { random }) => {
      const factor = random.between(0.3, 0.55);
      return {
        purityDecimals: 2,
        peaks: certificate.peaks.map((peak) =>
          peak.height === 1
            ? { ...peak, area: peak.area * factor }
            : { ...peak, area: peak.area * random.between(2, 4) },
        ),
      };
    }),
    altered('mass_balance', ['balance'], ({ certificate }, { random }) => ({
      balance: { ...certificate.balance, peptide: random.between(98.2, 99.4), counterIon: random.between(7, 12) },
    })),
  ],
};
