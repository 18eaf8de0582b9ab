import type { Fields } from '../../fields/fields.ts';
import { plainIdentifier } from '../../fields/text/letter-shapes.ts';
import type { AlikeChromatogram } from '../../records/records.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export default defineCheck({
  id: 'chromatogram-on-record-elsewhere',
  title: 'Its chromatogram is not on record under another report',
  description:
    'One run of a sample gives one trace. If the same trace appears in a report on another compound, or by another laboratory, it was seldom drawn from both samples. Two runs of one compound by one method look alike, so nothing follows from those, nor from a second report on the same batch.',
  uses: ['fields', 'chromatogram', 'onRecord'],
  decides: { doubt: 'unclear' },
  restsOn: 'the chromatogram with those on record',
  run({ fields, chromatogram, onRecord }) {
    if (chromatogram === 'none-on-record') return notApplicable('No chromatograms are on record to compare with.');
    if (chromatogram === 'none-on-page')
      return notApplicable('No chromatogram that could be compared was found on the page.');
    const { compared, box } = chromatogram;
    const own = new Set(onRecord.map(({ certificate }) => certificate));
    const others = chromatogram.alike.filter(
      ({ certificate }) => !own.has(certificate) && !isSameReport(fields, certificate),
    );
    const among = `${compared} on record`;
    if (others.length === 0)
      return passed(
        own.size > 0 ? `Among ${among}, it is like only the one from this report.` : `It is unlike all ${among}.`,
      );
    const elsewhere = others.filter(
      ({ certificate }) => isOfOtherLaboratory(fields, certificate) || isOfOtherCompound(fields, certificate),
    );
    // Plain traces of two compounds lie as near now and then (1 pair in 1,000); with small peaks that agree, none did.
    const telling = elsewhere.find(({ detailed }) => detailed) ?? elsewhere[0];
    if (telling !== undefined) {
      const flag = `Its chromatogram has the shape of one on record in another report: ${described(telling)}. Samples of different compounds, or runs by different laboratories, seldom agree so closely: compare the two, and ask the laboratory.`;
      return failed(
        telling.detailed ? 'doubt' : 'note',
        `It is alike within the limit: ${described(telling)}. It was compared with ${among}.`,
        flag,
        [],
        [box],
      );
    }
    const detailed = others.find(({ certificate, detailed }) => detailed && isOfOtherBatch(fields, certificate));
    if (detailed !== undefined) {
      const flag = `Its chromatogram agrees, small peaks included, with one on record for another batch: ${described(detailed)}. Two batches seldom share their small peaks: compare the two.`;
      return failed(
        'note',
        `It is alike in its small peaks too: ${described(detailed)}. It was compared with ${among}.`,
        flag,
        [],
        [box],
      );
    }
    return notApplicable(
      `Its chromatogram is like ${others.length} of ${among}, of the same compound and laboratory as far as we could read. Two runs of one compound look alike, so nothing follows from this.`,
    );
  },
});

type Certificate = AlikeChromatogram['certificate'];

/** Another copy of a report shows its trace by right. */
function isSameReport({ reportNumber, key }: Fields, certificate: Certificate): boolean {
  const same = (printed: string | undefined, recorded: string | null): boolean =>
    printed !== undefined && recorded !== null && plainIdentifier(printed) === plainIdentifier(recorded);
  return same(reportNumber?.value, certificate.report_number) || same(key?.value, certificate.key);
}

function isOfOtherLaboratory({ laboratory }: Fields, certificate: Certificate): boolean {
  return (
    laboratory?.laboratory != null &&
    certificate.laboratory !== null &&
    laboratory.laboratory.id !== certificate.laboratory
  );
}

/** A name with a misread letter may be another compound's. */
function isOfOtherCompound({ compound }: Fields, certificate: Certificate): boolean {
  return (
    compound !== null &&
    compound.certainty === 1 &&
    certificate.compound !== null &&
    !compound.compounds.some(({ id }) => id === certificate.compound)
  );
}

function isOfOtherBatch({ batch }: Fields, certificate: Certificate): boolean {
  return (
    batch !== null && certificate.batch !== null && plainIdentifier(batch.value) !== plainIdentifier(certificate.batch)
  );
}

function described({ vendor, certificate }: AlikeChromatogram): string {
  const number = certificate.report_number === null ? 'a report' : `report ${quote(certificate.report_number)}`;
  const laboratory = certificate.laboratory_name === null ? '' : ` of ${quote(certificate.laboratory_name)}`;
  return `${number}${laboratory} on ${quote(certificate.product)}, published by ${vendor.name} (seen ${certificate.captured_at})`;
}
