import { z } from 'zod';
import { Headline, headlineFinding } from '../../dataset/headline.ts';
import { PROVENANCE, provenance } from '../provenance.ts';
import { defineTool } from '../tool.ts';

export const getHeadlineFinding = defineTool({
  name: 'get_headline_finding',
  title: 'Get the headline finding',
  description:
    'Gets the one overall figure of the audit: how many of the audited UK research-peptide vendors publish their own, verifiable, independent certificates of analysis. Use it for questions about the market as a whole; use lookup_vendor or list_vendors for particular businesses. Takes no arguments. Returns {text, n, verified, watch, unknown, share, as_of, method, …}: the finding as a quotable sentence, its figures, and how it was computed.',
  input: z.strictObject({}),
  output: z.strictObject({
    ...Headline.shape,
    ...PROVENANCE,
    audit_url: z.url().describe('The page that lists every audit behind the figure.'),
  }),
  run(_input, { dataset }) {
    return { ...headlineFinding(dataset), ...provenance(dataset), audit_url: `${dataset.site.base_url}/vendors/` };
  },
});
