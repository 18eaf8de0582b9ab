import { BUDGETS } from '../../coa/budgets.ts';
import { labelOfNeeded } from '../../coa/report/label-of-needed.ts';
import type { Verdict } from '../../coa/verdict/verdicts.ts';
import { partnerLaboratory } from '../../dataset/site.ts';
import type { SiteContext } from '../context.ts';
import { certificateVerdictWords } from '../words/verdict-words.ts';
import { PICTURE_TYPES, pictureTypeNames } from './picture-types.ts';
import { SAMPLES_CHECKED_ON } from './samples.ts';

/** Limits of a picture that is sent. */
export interface PictureLimits {
  /** Bytes that may be sent. */
  bytes: number;
  /** Pixels that are read of a picture; a larger one is made smaller before it is read. */
  pixels: number;
  /** Media types that the service reads. */
  types: readonly string[];
  /** Names of those types for a sentence: "PNG, JPEG, …". */
  names: string;
}

/** Where a laboratory on our list confirms its reports. */
export interface LaboratoryLink {
  id: string;
  name: string;
  /** Its page on this site. */
  page: string;
  /** Address of its look-up; null when none is known. */
  lookUp: string | null;
  /** What has to be typed in there, under the name that the laboratory prints; empty where a code on the page leads to the report. */
  needs: readonly { field: string; label: string }[];
  /** The steps of a look-up in which nothing is typed; "" of any other. */
  how: string;
  /** Address of one report at the laboratory, with fields in braces to be filled in; null when unknown. */
  deepLink: string | null;
}

/** What the check page hands to its script, in a data block. */
export interface CheckPageSettings {
  limits: PictureLimits;
  perDay: number;
  laboratories: readonly LaboratoryLink[];
  /** Labels of the verdicts, for lists of answers and for what a shared link claims. */
  labels: Readonly<Record<Verdict, string>>;
  /** The day for which the answers of the sample certificates were made, `YYYY-MM-DD`. */
  samplesCheckedOn: string;
}

/** What the check page hands to its script: limits of a picture, checks a day, and where laboratories confirm reports. */
export function checkPageSettings({ data, rateLimit }: SiteContext): CheckPageSettings {
  return {
    limits: {
      bytes: BUDGETS.pictureBytes,
      pixels: BUDGETS.scaledToPixels,
      types: PICTURE_TYPES.map(({ type }) => type),
      names: pictureTypeNames(),
    },
    perDay: rateLimit.quota,
    laboratories: data.laboratories.map(({ id, name, verification, identifiers }) => ({
      id,
      name,
      page: `/labs/${id}/`,
      lookUp: verification?.url ?? null,
      needs: verification?.needs.map((field) => ({ field, label: labelOfNeeded(field, identifiers) })) ?? [],
      how: verification?.needs.length === 0 ? verification.how : '',
      deepLink: verification?.deep_link ?? null,
    })),
    labels: Object.fromEntries(
      Object.entries(certificateVerdictWords(partnerLaboratory(data).name)).map(([id, { label }]) => [id, label]),
    ) as Record<Verdict, string>,
    samplesCheckedOn: SAMPLES_CHECKED_ON,
  };
}
