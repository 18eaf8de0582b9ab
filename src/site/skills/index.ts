import type { Dataset } from '../../dataset/dataset.ts';
import { checkACertificate } from './check-a-certificate.ts';
import { lookUpAVendor } from './look-up-a-vendor.ts';
import type { Skill } from './skill.ts';

export { skillText, type Skill } from './skill.ts';

/** Every agent skill that the site publishes. */
export function skills(data: Pick<Dataset, 'site'>): Skill[] {
  return [checkACertificate(data), lookUpAVendor(data)];
}
