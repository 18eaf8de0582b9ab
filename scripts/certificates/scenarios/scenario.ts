import type { Verdict } from '../../../src/coa/verdict/verdicts.ts';
import type { Compound } from '../../../src/dataset/compound.ts';
import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import type { Certificate } from '../content/certificate.ts';
import { identify } from '../content/identify.ts';
import { registered } from '../content/issuers.ts';
import { makeFacts } from '../content/make-certificate.ts';
import type { Feature } from '../print/template.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';

/** What a scenario makes its certificate from. */
export interface ScenarioContext {
  world: World;
  random: Random;
}

/** What is laid over a page that was left as it is. */
export type Overlay = 'boxes' | 'redaction' | 'watermark';

/** A local edit: the field, and the certificate whose printing of that field replaces it (null: change some digits). */
export interface FieldEdit {
  field: string;
  to: Certificate | null;
}

/** A certificate as a scenario made it. */
export interface Made {
  certificate: Certificate;
  /** Domain to send along; null to send none. */
  vendor: string | null;
  overlay?: Overlay;
  edits?: readonly FieldEdit[];
}

/** One kind within a scenario. */
export interface Variant {
  id: string;
  /** What the template must print for the page to show what it is meant to show. */
  needs: readonly Feature[];
  make(context: ScenarioContext): Made;
}

/** One way a page comes about. */
export interface Scenario {
  id: string;
  /** Share of a generated set. */
  weight: number;
  /** `as-laboratory`: genuine-independent from the partner laboratory, real-lab-not-partnerlab from another registered one. */
  verdict: Verdict | 'as-laboratory';
  variants: readonly Variant[];
  /** The page is made too small to read. */
  unreadable?: true;
}

/** An honest report and what it was made from. */
export interface Honest {
  certificate: Certificate;
  laboratory: Laboratory;
  compound: Compound;
  client: { name: string; domain: string };
}

/**
 * An honest report of a registered laboratory, the partner in half of them.
 * @param suits limits the laboratories.
 * @param change alters the facts before identifiers are made.
 */
export function honest(
  { world, random }: ScenarioContext,
  suits: (laboratory: Laboratory) => boolean = () => true,
  change: (facts: Certificate) => Certificate = (facts) => facts,
): Honest {
  const others = world.laboratories.filter(suits);
  const laboratory =
    suits(world.partner) && (others.length === 0 || random.chance(0.5)) ? world.partner : random.pick(others);
  const client = random.pick(world.sellers);
  const compound = random.pick(world.compounds);
  const facts = makeFacts(registered(laboratory, random), client.name, compound, random);
  return { certificate: identify(change(facts), laboratory, random), laboratory, compound, client };
}

/** The vendor's domain is sent along three times out of four. */
export function usually(domain: string, random: Random): string | null {
  return random.chance(0.75) ? domain : null;
}

/** Another business than the one given. */
export function anotherSeller(
  { world, random }: ScenarioContext,
  than: { name: string },
): { name: string; domain: string } {
  return random.pick(world.sellers.filter(({ name }) => name !== than.name));
}
