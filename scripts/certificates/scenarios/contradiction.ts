import { identify } from '../content/identify.ts';
import { printedName } from '../content/make-certificate.ts';
import { honest, type Scenario, usually } from './scenario.ts';

/** One identifier is printed twice, differently: a decisive field is in doubt, but a slip would explain it. */
export const contraHeader: Scenario = {
  id: 'contra_header',
  weight: 5,
  verdict: 'unclear',
  variants: [
    {
      id: 'batch_on_trace',
      needs: ['trace-batch'],
      make(context) {
        const { certificate, client } = honest(context);
        const another = honest(context).certificate.batch;
        return {
          certificate: { ...certificate, batchOnTrace: another },
          vendor: usually(client.domain, context.random),
        };
      },
    },
    {
      id: 'number_below',
      needs: ['number-below', 'key'],
      make(context) {
        const { certificate, client, laboratory } = honest(
          context,
          ({ verification }) => verification?.needs.includes('key') ?? false,
        );
        const another = identify(certificate, laboratory, context.random).reportNumber;
        return {
          certificate: { ...certificate, reportNumberBelow: another },
          vendor: usually(client.domain, context.random),
        };
      },
    },
  ],
};

/** The results name another compound than the heading: a finding about the product, not a sign of forgery. */
export const contraIdentity: Scenario = {
  id: 'contra_identity',
  weight: 4,
  verdict: 'as-laboratory',
  variants: [
    {
      id: 'another_compound_found',
      needs: ['identified'],
      make(context) {
        const { world, random } = context;
        const { certificate, client, compound } = honest(context);
        const found = printedName(random.pick(world.compounds.filter(({ id }) => id !== compound.id)));
        return {
          certificate: { ...certificate, identified: found, mass: null },
          vendor: usually(client.domain, random),
        };
      },
    },
  ],
};
