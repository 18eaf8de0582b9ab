import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import { addDays } from '../content/dates.ts';
import { addressOf, identify } from '../content/identify.ts';
import type { Random } from '../random.ts';
import { honest, type Scenario, usually } from './scenario.ts';

const hasLookUp = ({ verification }: Laboratory) => verification?.address_pattern != null;

/** A host like the given one but not it. Always on `.example`, so that no such page points at anybody. */
function lookAlike(host: string, random: Random): string {
  const labels = host.replace(/^www\./, '').split('.');
  const name = labels.length > 2 ? (labels[1] as string) : (labels[0] as string);
  const at = random.whole(1, name.length - 2);
  const changed = random.pick([
    () => `${name}-${random.pick(['verify', 'results', 'coa', 'lab'])}`,
    () => `verify-${name}`,
    () => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
    () => name.slice(0, at) + name.slice(at + 1),
    () => (/[lio]/.test(name) ? name.replace('l', '1').replace('o', '0') : `${name}s`),
  ])();
  return changed === name ? `${name}-check.example` : `${changed}.example`;
}

/** The verification host is not the laboratory's. */
export const fabUrl: Scenario = {
  id: 'fab_url',
  weight: 8,
  verdict: 'fabricated',
  variants: [
    {
      id: 'printed_and_qr',
      needs: ['qr', 'key'],
      make(context) {
        const { certificate, client } = honest(context, hasLookUp);
        const host = lookAlike(certificate.issuer.site ?? 'partnerlab.example', context.random);
        const shown = `${host}/verify`;
        return {
          certificate: {
            ...certificate,
            verifyAt: shown,
            qr: addressOf(null, shown, context.random, certificate.reportNumber, certificate.key),
          },
          vendor: usually(client.domain, context.random),
        };
      },
    },
    {
      id: 'qr_only',
      needs: ['qr'],
      make(context) {
        const { certificate, client } = honest(context, hasLookUp);
        const shown = context.random.chance(0.6)
          ? `${lookAlike(certificate.issuer.site ?? 'partnerlab.example', context.random)}/verify`
          : 'coa-lookup.example/v';
        return {
          certificate: {
            ...certificate,
            qr: addressOf(null, shown, context.random, certificate.reportNumber, certificate.key),
          },
          vendor: usually(client.domain, context.random),
        };
      },
    },
  ],
};

/** The QR code belongs to another report of the same laboratory than the one printed. */
export const contraQr: Scenario = {
  id: 'contra_qr',
  weight: 6,
  verdict: 'fabricated',
  variants: [
    {
      id: 'another_report',
      needs: ['qr', 'key'],
      make(context) {
        const carriesKey = ({ identifiers, verification }: Laboratory) =>
          /<key>/.test(verification?.address_pattern ?? '') &&
          identifiers.some(({ field, label }) => field === 'key' && !/address|QR/.test(label));
        const { certificate, client, laboratory } = honest(context, carriesKey);
        const another = identify({ ...certificate, client: 'Another Client' }, laboratory, context.random);
        return { certificate: { ...certificate, qr: another.qr }, vendor: usually(client.domain, context.random) };
      },
    },
  ],
};

/** Identifiers that carry a date carry one many months before those printed: the dates were moved. */
export const contraIdentifierDate: Scenario = {
  id: 'contra_identifier_date',
  weight: 5,
  verdict: 'fabricated',
  variants: [
    {
      id: 'dates_moved',
      needs: [],
      make(context) {
        const { random } = context;
        const carriesDay = ({ identifiers }: Laboratory) =>
          identifiers.some(({ carries }) => carries !== null && carries !== 'year');
        const { certificate, client, laboratory } = honest(context, carriesDay);
        const days = -random.whole(150, 480);
        const { received, analysed, reported } = certificate.dates;
        const before = {
          received: addDays(received, days),
          analysed: analysed && addDays(analysed, days),
          reported: reported && addDays(reported, days),
        };
        return {
          certificate: identify(certificate, laboratory, random, before),
          vendor: usually(client.domain, random),
        };
      },
    },
  ],
};
