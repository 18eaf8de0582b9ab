import { CAPTURES } from './captures/index.ts';
import { DOCUMENTS } from './documents/index.ts';
import { SPLITS, type Split } from './labels.ts';
import { fittingTemplates, type PageRequest } from './make-page.ts';
import { Random } from './random.ts';
import { SCENARIOS } from './scenarios/index.ts';
import type { Scenario, Variant } from './scenarios/scenario.ts';

/** Share of pages that are no certificates, on the scale of the scenarios' weights. */
const DOCUMENT_WEIGHT = 26;

/**
 * Plans a set of pages: scenarios by their weights, at least one each; variants, captures and kinds of document in
 * turn, so that a set of some hundred pages holds them all.
 * @param count pages in all; a little more when there are fewer than scenarios.
 * @param only ids of scenarios ("not_certificate" for pages that are none); all when absent.
 */
export function plan(
  count: number,
  seed: string,
  splits: readonly Split[] = SPLITS,
  only?: readonly string[],
): PageRequest[] {
  const random = new Random(`${seed}/plan`);
  const scenarios = SCENARIOS.filter(({ id }) => only?.includes(id) ?? true);
  const documentWeight = (only?.includes('not_certificate') ?? true) ? DOCUMENT_WEIGHT : 0;
  const weights = scenarios.reduce((sum, scenario) => sum + scenario.weight, documentWeight);
  const share = (weight: number) => Math.max(1, Math.round((count * weight) / weights));
  // All captures once in a new order, then again: each as often as the others, and none tied to a template.
  let captures: string[] = [];
  const capture = () => {
    if (captures.length === 0) captures = random.shuffle(CAPTURES.map(({ id }) => id));
    return captures.pop() as string;
  };
  const pages: PageRequest[] = [];
  for (const scenario of scenarios) {
    const firstTemplate = random.whole(0, 20);
    for (let i = 0; i < share(scenario.weight); i++) {
      const split = splits[i % splits.length] as Split;
      const variants = scenario.variants.filter((variant) => possible(variant, split, scenario));
      const variant = variants[Math.floor(i / splits.length) % variants.length] as Variant;
      const name = `${scenario.id}-${String(i).padStart(2, '0')}`;
      pages.push({
        name,
        seed: `${seed}/${name}`,
        split,
        subject: { scenario, variant },
        capture: capture(),
        ...roundTemplate(variant, split, firstTemplate + Math.floor(i / splits.length)),
      });
    }
  }
  const documents = random.shuffle(DOCUMENTS.filter((document) => splits.includes(document.split)));
  for (let i = 0; documentWeight > 0 && i < share(documentWeight); i++) {
    const document = documents[i % documents.length] as (typeof DOCUMENTS)[number];
    const name = `not_certificate-${String(i).padStart(2, '0')}`;
    pages.push({ name, seed: `${seed}/${name}`, split: document.split, subject: { document }, capture: capture() });
  }
  return pages;
}

function possible(variant: Variant, split: Split, scenario: Scenario): boolean {
  const issuers = scenario.id === 'selfmade' ? (['vendor', 'manufacturer'] as const) : (['laboratory'] as const);
  return issuers.some((issuer) => fittingTemplates(variant, split, issuer).length > 0);
}

/** The template whose turn it is; another is chosen later where it does not suit the page's issuer. */
function roundTemplate(variant: Variant, split: Split, turn: number): Pick<PageRequest, 'template'> {
  const fitting = fittingTemplates(variant, split, 'laboratory');
  const template = fitting[turn % Math.max(1, fitting.length)];
  return template ? { template: template.id } : {};
}
