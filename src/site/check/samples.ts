import type { Verdict } from '../../coa/verdict/verdicts.ts';

/** A certificate made for this site, one an outcome, with the answer that the checker gave. */
export interface Sample {
  verdict: Verdict;
  /** File in `fixtures/certificates/`. */
  file: string;
  /** Host of the invented vendor that was asked about. */
  vendor: string | null;
  /** What it shows, in a clause. */
  about: string;
}

/** The day for which the answers were made: a later one would make every report out of date. */
export const SAMPLES_CHECKED_ON = '2026-11-20';

/** The sample certificates, in the order of the verdicts. Their answers are written by `npm run samples`. */
export const SAMPLES: readonly Sample[] = [
  {
    verdict: 'genuine-independent',
    file: 'genuine-png.png',
    vendor: 'thamesidepeptide.example',
    about: 'A current report, made out to the vendor, whose code and print agree',
  },
  {
    verdict: 'real-lab-not-partnerlab',
    file: 'reallab-png.png',
    vendor: 'tynepeptides.example',
    about: 'A report by another laboratory on our list',
  },
  {
    verdict: 'self-made',
    file: 'selfmade-vendor.jpg',
    vendor: 'tamarpeptides.example',
    about: 'The seller’s own quality control; no laboratory is named',
  },
  {
    verdict: 'borrowed',
    file: 'borrowed.jpg',
    vendor: 'fenlandreagents.example',
    about: 'A report that was made out to another business',
  },
  {
    verdict: 'fabricated',
    file: 'fab-chem.jpg',
    vendor: 'mendippeptides.example',
    about: 'The mass printed is that of another substance',
  },
  {
    verdict: 'stale',
    file: 'stale.png',
    vendor: 'tarnandvale.example',
    about: 'A report too old to describe what is sold today',
  },
  { verdict: 'unclear', file: 'unknown-lab.jpg', vendor: null, about: 'A laboratory that is not on our list' },
];

/** Folder of the pictures, from the root of the project. */
export const SAMPLE_PICTURES = 'fixtures/certificates';

/** Addresses of a sample's answer and picture on the site, and of the picture made small. */
export function sampleAddresses({ verdict, file }: Pick<Sample, 'verdict' | 'file'>): {
  answer: string;
  picture: string;
  thumbnail: string;
} {
  return {
    answer: `/check/samples/${verdict}.json`,
    picture: `/check/samples/${file}`,
    thumbnail: `/check/samples/${verdict}.webp`,
  };
}
