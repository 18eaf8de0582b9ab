import type { Dataset } from '../../../src/dataset/dataset.ts';
import type { Vendor } from '../../../src/dataset/vendor/vendor.ts';
import type { Content, Session } from './session.ts';

/** A question, how a model gets at its answer, and the answer by the data. */
export interface Question {
  asks: string;
  answer: (session: Session) => Promise<unknown>;
  expected: (data: Dataset) => unknown;
}

type Listed = Pick<Vendor, 'id' | 'coa_type' | 'verdict'> & {
  review_rating?: { rating: number; scale: number } | null;
};

const vendorOf = (content: Content) => (content?.['vendor'] ?? null) as Vendor | null;
const candidatesOf = (content: Content) => (content?.['candidates'] ?? []) as { id: string }[];
const listedIn = (content: Content) => (content?.['vendors'] ?? []) as Listed[];
const ids = (vendors: readonly { id: string }[]) => vendors.map(({ id }) => id);
const stars = ({ review_rating: seen }: { review_rating?: { rating: number; scale: number } | null }) =>
  seen ? (seen.rating / seen.scale) * 5 : null;
const vendor = (data: Dataset, id: string) => data.vendors.find((each) => each.id === id) as Vendor;

/** Looks a vendor up; when only candidates come, looks the nearest up, as the user would confirm. */
async function lookUp({ call }: Session, query: string): Promise<Vendor | null> {
  const first = await call('lookup_vendor', { query });
  const [nearest] = candidatesOf(first);
  return (
    vendorOf(first) ?? (nearest === undefined ? null : vendorOf(await call('lookup_vendor', { query: nearest.id })))
  );
}

/** Looks a vendor up with everything on record. */
async function wholeRecord({ call, takes }: Session, query: string): Promise<Vendor | null> {
  const content = await call('lookup_vendor', {
    query,
    ...(takes('lookup_vendor', 'history') ? { history: true } : {}),
  });
  const record = content?.['record'] as Partial<Vendor> | undefined;
  const found = vendorOf(content);
  return found === null ? null : { ...found, ...record };
}

/** The vendors that a filter passes: by the tool's own argument, or by listing and, where needed, looking each up. */
async function filtered(
  session: Session,
  input: Record<string, unknown>,
  passes: (vendor: Listed) => boolean,
): Promise<string[]> {
  const known = Object.fromEntries(Object.entries(input).filter(([name]) => session.takes('list_vendors', name)));
  const listed = listedIn(await session.call('list_vendors', known));
  if (Object.keys(known).length === Object.keys(input).length) return ids(listed);
  const isRated = Object.keys(input).some((name) => name.endsWith('_rating'));
  const whole: Listed[] = [];
  for (const each of listed)
    whole.push(isRated && !('review_rating' in each) ? ((await lookUp(session, each.id)) ?? each) : each);
  return ids(whole.filter(passes));
}

/** The twenty questions that an agent is taken to ask, each with what a right answer is by the data. */
export const QUESTIONS: readonly Question[] = [
  {
    asks: 'Is severnresearchsupply.example verified?',
    answer: async (session) => (await lookUp(session, 'severnresearchsupply.example'))?.verdict,
    expected: (data) => vendor(data, 'severn-research-supply').verdict,
  },
  {
    asks: 'What kind of certificates does Albion Research Labs publish?',
    answer: async (session) => (await lookUp(session, 'Albion Research Labs'))?.coa_type,
    expected: (data) => vendor(data, 'albion-research-labs').coa_type,
  },
  {
    asks: 'What is the verdict on Cambrian Compounds Limited?',
    answer: async (session) => (await lookUp(session, 'Cambrian Compounds Limited'))?.verdict,
    expected: (data) => vendor(data, 'cambrian-compounds').verdict,
  },
  {
    asks: 'Which vendor has the company number ZZ000004?',
    async answer(session) {
      const found = await lookUp(session, 'ZZ000004');
      if (found !== null) return found.id;
      for (const { id } of listedIn(await session.call('list_vendors', {})))
        if ((await lookUp(session, id))?.company_number === 'ZZ000004') return id;
      return null;
    },
    expected: (data) => data.vendors.find(({ company_number }) => company_number === 'ZZ000004')?.id,
  },
  {
    asks: 'What about that shop called Thames something?',
    answer: async (session) => (await lookUp(session, 'Thames'))?.id,
    expected: () => 'thameside-peptide-co',
  },
  {
    asks: 'Which vendor begins with Mer?',
    async answer(session) {
      const content = await session.call('lookup_vendor', { query: 'Mer' });
      const [nearest] = candidatesOf(content);
      return nearest?.id ?? ids(listedIn(await session.call('list_vendors', {}))).find((id) => id.startsWith('mer'));
    },
    expected: () => 'mercia-molecules',
  },
  {
    asks: 'Which vendors are verified?',
    answer: (session) => filtered(session, { verdict: 'verified' }, ({ verdict }) => verdict === 'verified'),
    expected: (data) => ids(data.vendors.filter(({ verdict }) => verdict === 'verified')),
  },
  {
    asks: 'How many are on watch?',
    answer: async ({ call }) => (await call('list_vendors', { verdict: 'watch', limit: 1 }))?.['total'],
    expected: (data) => data.vendors.filter(({ verdict }) => verdict === 'watch').length,
  },
  {
    asks: 'What does the audit find over all?',
    answer: async ({ call }) => (await call('get_headline_finding', {}))?.['verified'],
    expected: (data) => data.vendors.filter(({ verdict }) => verdict === 'verified').length,
  },
  {
    asks: 'Who shows certificates that it made itself?',
    answer: (session) => filtered(session, { coa_type: 'in-house' }, ({ coa_type }) => coa_type === 'in-house'),
    expected: (data) => ids(data.vendors.filter(({ coa_type }) => coa_type === 'in-house')),
  },
  {
    asks: 'Who has 4.5 stars or more and is on watch all the same?',
    answer: (session) =>
      filtered(
        session,
        { verdict: 'watch', min_rating: 4.5 },
        (each) => each.verdict === 'watch' && (stars(each) ?? 0) >= 4.5,
      ),
    expected: (data) => ids(data.vendors.filter((each) => each.verdict === 'watch' && (stars(each) ?? 0) >= 4.5)),
  },
  {
    asks: 'Which verified vendors have four stars or fewer?',
    answer: (session) =>
      filtered(
        session,
        { verdict: 'verified', max_rating: 4 },
        (each) => each.verdict === 'verified' && (stars(each) ?? 5) <= 4,
      ),
    expected: (data) => ids(data.vendors.filter((each) => each.verdict === 'verified' && (stars(each) ?? 5) <= 4)),
  },
  {
    asks: 'Which vendor has the best rating?',
    async answer(session) {
      const listed = listedIn(await session.call('list_vendors', {}));
      const rated: Listed[] = [];
      for (const each of listed)
        rated.push('review_rating' in each ? each : ((await lookUp(session, each.id)) ?? each));
      return rated.toSorted((a, b) => (stars(b) ?? 0) - (stars(a) ?? 0))[0]?.id;
    },
    expected: (data) => data.vendors.toSorted((a, b) => (stars(b) ?? 0) - (stars(a) ?? 0))[0]?.id,
  },
  {
    asks: 'Does Albion Research Labs have a certificate for Selank, and was it confirmed?',
    async answer(session) {
      const found = await lookUp(session, 'Albion Research Labs');
      const all = (found?.certificates ?? []) as {
        product: string;
        look_up?: string;
        verification?: { status: string };
      }[];
      const selank = all.find(({ product }) => product.startsWith('Selank'));
      return selank?.look_up ?? selank?.verification?.status;
    },
    expected: (data) =>
      vendor(data, 'albion-research-labs').certificates.find(({ product }) => product.startsWith('Selank'))
        ?.verification.status,
  },
  {
    asks: 'When is Orkney Aminos looked at again?',
    answer: async (session) => (await lookUp(session, 'Orkney Aminos'))?.next_review_at,
    expected: (data) => vendor(data, 'orkney-aminos').next_review_at,
  },
  {
    asks: 'How has the record of Severn Research Supply changed?',
    answer: async (session) => (await wholeRecord(session, 'Severn Research Supply'))?.history.length,
    expected: (data) => vendor(data, 'severn-research-supply').history.length,
  },
  {
    asks: 'Name every vendor, five at a time, with null for what is not used.',
    async answer({ call }) {
      const seen: string[] = [];
      let cursor: unknown = null;
      do {
        const asked = { verdict: null, limit: 5, cursor };
        const page: Content =
          (await call('list_vendors', asked)) ??
          (await call('list_vendors', { limit: 5, ...(cursor === null ? {} : { cursor }) }));
        seen.push(...ids(listedIn(page)));
        cursor = page?.['next_cursor'] ?? null;
      } while (cursor !== null);
      return seen;
    },
    expected: (data) => ids(data.vendors),
  },
  {
    asks: 'Has nobody.example been audited?',
    answer: async ({ call }) => (await call('lookup_vendor', { query: 'nobody.example' }))?.['found'],
    expected: () => false,
  },
  {
    asks: 'Where can I have a certificate checked?',
    answer: async ({ instructions }) => /\S+\/api\/check-coa/.exec(instructions)?.[0],
    expected: ({ site }) => `${site.base_url}/api/check-coa`,
  },
  {
    asks: 'Compare Pennine Bio and Wessex Aminos.',
    answer: async (session) => [
      (await lookUp(session, 'Pennine Bio'))?.verdict,
      (await lookUp(session, 'Wessex Aminos'))?.verdict,
    ],
    expected: (data) => [vendor(data, 'pennine-bio').verdict, vendor(data, 'wessex-aminos').verdict],
  },
];
