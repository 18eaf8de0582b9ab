import { z } from 'zod';
import { headlineFinding } from '../../dataset/headline.ts';
import { VENDOR_VERDICTS_EXPLAINED } from '../../dataset/vendor/verdicts.ts';
import { PROVENANCE, provenance } from '../provenance.ts';
import { defineTool } from '../tool.ts';

/** The tool that answers on the market as a whole. */
export const getHeadlineFinding = defineTool({
  name: 'get_headline_finding',
  title: 'Get the headline finding',
  description: `Use this tool when the question is about the UK research-peptide market as a whole: how many of the audited vendors are verified; use lookup_vendor or list_vendors for particular businesses. ${VENDOR_VERDICTS_EXPLAINED} Takes no arguments. Returns {text, n, verified, watch, unknown, share, as_of, method, …}: a quotable sentence and its figures.`,
  input: z.strictObject({}),
  output: z.strictObject({
    text: z.string().describe('The finding in a sentence.'),
    n: z.int().describe('Vendors audited.'),
    verified: z.int().describe('Vendors verified.'),
    watch: z.int().describe('Vendors on watch.'),
    unknown: z.int().describe('Vendors on watch whose certificates we could not see.'),
    share: z.number().nullable().describe('verified / n, 0 to 1; null when n is 0.'),
    as_of: z.string().describe('Date of the data.'),
    method: z.string().describe('How it was computed.'),
    ...PROVENANCE,
    audit_url: z.string().describe('The page listing every audit.'),
  }),
  run(_input, { dataset }) {
    // Agents load the list of tools whole: what the sentences on finding and method say needs no field there.
    const { overdue: _inMethod, withdrawn: _inText, ...headline } = headlineFinding(dataset);
    return { ...headline, ...provenance(dataset), audit_url: `${dataset.site.base_url}/vendors/` };
  },
});
