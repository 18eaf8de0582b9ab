import type { SiteContext } from '../../context.ts';
import { checkACertificate } from './check-a-certificate.ts';
import { lookUpAVendor } from './look-up-a-vendor.ts';
import type { Skill } from './skill.ts';

export { type Skill, skillText } from './skill.ts';

/** Every agent skill that the site publishes. */
export function skills(context: SiteContext): Skill[] {
  return [checkACertificate(context), lookUpAVendor(context)];
}
