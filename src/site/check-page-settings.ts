import { BUDGETS } from '../coa/budgets.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { RATE_LIMIT } from '../http/rate-limit-policy.ts';
import type { CheckPageSettings } from '../scripts/check/check-page.ts';
import { PICTURE_TYPES, pictureTypeNames } from './picture-types.ts';

/** What the check page hands to its script: limits of a picture, checks a day, and where laboratories confirm reports. */
export function checkPageSettings(data: Dataset): CheckPageSettings {
  return {
    limits: { bytes: BUDGETS.pictureBytes, types: PICTURE_TYPES.map(({ type }) => type), names: pictureTypeNames() },
    perDay: RATE_LIMIT.quota,
    laboratories: data.laboratories.map(({ id, name, verification }) => ({
      name,
      page: `/labs/${id}/`,
      deepLink: verification?.deep_link ?? null,
    })),
  };
}
