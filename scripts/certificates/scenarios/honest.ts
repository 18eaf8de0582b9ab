import type { Laboratory } from '../../../src/dataset/laboratory.ts';
import {
  honest,
  type Made,
  type Overlay,
  type Scenario,
  type ScenarioContext,
  usually,
  type Variant,
} from './scenario.ts';

function report(context: ScenarioContext, suits: (laboratory: Laboratory) => boolean): Made {
  const { certificate, client } = honest(context, suits, (facts) =>
    context.random.chance(0.2) ? { ...facts, mass: null } : facts,
  );
  return { certificate, vendor: usually(client.domain, context.random) };
}

const covered = (id: string, overlay: Overlay): Variant => ({
  id,
  needs: [],
  make(context) {
    const made = report(context, () => true);
    return { ...made, overlay };
  },
});

/** A report of the partner laboratory, fresh, made out to the vendor. */
export const genuine: Scenario = {
  id: 'genuine',
  weight: 20,
  verdict: 'genuine-independent',
  variants: [
    { id: 'report', needs: [], make: (context) => report(context, ({ id }) => id === context.world.partner.id) },
  ],
};

/** The same of another registered laboratory. */
export const reallab: Scenario = {
  id: 'reallab',
  weight: 20,
  verdict: 'real-lab-not-partnerlab',
  variants: [
    { id: 'report', needs: [], make: (context) => report(context, ({ id }) => id !== context.world.partner.id) },
  ],
};

/** Honest reports on which somebody drew boxes, or blacked out the client. */
export const annotated: Scenario = {
  id: 'annotated',
  weight: 7,
  verdict: 'as-laboratory',
  variants: [covered('boxes', 'boxes'), covered('redaction', 'redaction')],
};

/** Honest reports under a seller's watermark. */
export const watermark: Scenario = {
  id: 'watermark',
  weight: 7,
  verdict: 'as-laboratory',
  variants: [covered('diagonal', 'watermark')],
};

/** Honest reports too small to read. */
export const unreadable: Scenario = {
  id: 'unreadable',
  weight: 4,
  verdict: 'unclear',
  unreadable: true,
  variants: [{ id: 'small', needs: [], make: (context) => report(context, () => true) }],
};
