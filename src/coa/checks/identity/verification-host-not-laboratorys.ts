import { belongsTo, registrableHost } from '../../fields/extract/find-hosts.ts';
import { type HostField, namedFields } from '../../fields/fields.ts';
import { editDistance } from '../../fields/text/edit-distance.ts';
import { joinedName, nameInHost } from '../../fields/text/names.ts';
import { quote } from '../../words/quote.ts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Hosts on which anybody can put a file: they say nothing for or against. */
const SHARED_HOSTS =
  /(^|\.)(google\.com|dropbox\.com|onedrive\.live\.com|imgur\.com|bit\.ly|tinyurl\.com|qrco\.de|linktr\.ee|box\.com|amazonaws\.com|sharepoint\.com|scanned\.page|me-qr\.com|qr\.io|icloud\.com|pubchem\.ncbi\.nlm\.nih\.gov|nih\.gov)$/;

export default defineCheck({
  id: 'verification-host-not-laboratorys',
  title: 'The verification address is the laboratory’s',
  description:
    'A code or address that leads anywhere but to the laboratory cannot verify anything. Look-alikes swap letters, add words or change the ending.',
  uses: ['fields'],
  decides: { decisive: 'fabricated', doubt: 'unclear' },
  run({ fields }) {
    const laboratory = fields.laboratory?.laboratory;
    if (!laboratory) return notApplicable('No registered laboratory to compare the address with.');
    const hosts = fields.hosts.filter((host) => host.forVerification && !SHARED_HOSTS.test(host.value));
    if (hosts.length === 0) return notApplicable('No verification address could be read.');
    if (laboratory.hosts.length === 0) return notApplicable('The register knows no address of this laboratory.');
    const own = (host: HostField): boolean =>
      laboratory.hosts.some(
        (known) => belongsTo(host.value, known.host) || registrableHost(host.value) === registrableHost(known.host),
      );
    const nameOf = (host: HostField): string[] =>
      [...namedFields(fields)].filter(([, field]) => field === host).map(([name]) => name);
    const code = hosts.find((host) => host.fromCode);
    const strange = (code !== undefined && !own(code) ? code : undefined) ?? hosts.find((host) => !own(host));
    if (strange === undefined) {
      const shown = hosts[0]!;
      return passed(
        `${[...new Set(hosts.map((host) => host.value))].join(', ')}: known to belong to ${laboratory.name}.`,
        `${shown.fromCode ? 'Its code leads' : 'The verification address leads'} to ${shown.value}, which belongs to ${laboratory.name}.`,
        nameOf(shown),
      );
    }
    // A misread letter in print next to a code that agrees is a misreading.
    if (!strange.fromCode && code !== undefined && own(code))
      return passed(
        `The code leads to ${code.value}.`,
        `Its code leads to ${code.value}, which belongs to ${laboratory.name}.`,
        nameOf(code),
      );
    const likeness = lookAlike(
      strange.value,
      [laboratory.name, ...laboratory.aliases],
      laboratory.hosts.map((known) => known.host),
    );
    const rests = nameOf(strange);
    const where = strange.fromCode ? 'Its code leads' : 'The verification address printed leads';
    const why = `${where} to ${quote(strange.value)}; ${laboratory.name} is known at ${laboratory.hosts
      .map((known) => known.host)
      .slice(0, 3)
      .join(', ')}.${likeness === null ? '' : ` ${likeness}`}`;
    return failed(
      'decisive',
      why,
      `${where} to ${quote(strange.value)}, which is not an address of ${laboratory.name} that we know${likeness === null ? '' : ', but looks like one'}.`,
      rests,
    );
  },
});

/** In what a host resembles a laboratory's name or hosts without being one of them; null when it does not. */
export function lookAlike(host: string, names: readonly string[], hosts: readonly string[]): string | null {
  const name = nameInHost(host).replace(/-/g, '');
  for (const known of [...hosts.map((entry) => nameInHost(entry).replace(/-/g, '')), ...names.map(joinedName)]) {
    if (known.length < 5) continue;
    if (name === known) return 'It differs only in the ending.';
    if (editDistance(name, known, 2) <= 2) return 'It differs in a letter or two.';
    if (name.includes(known)) return 'It adds words to the name.';
  }
  return null;
}
