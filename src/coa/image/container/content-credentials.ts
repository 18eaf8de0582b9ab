import { BUDGETS } from '../../budgets.ts';
import type { ContentCredentials, GeneratorMark } from './container.ts';
import { SOURCE_TYPES } from './generator-marks.ts';
import { nestedBytes } from './nested-bytes.ts';

/** What a file’s Content Credentials say, and which generators they name. */
export interface CredentialsReading {
  credentials: ContentCredentials;
  marks: GeneratorMark[];
}

/** Where marks and names of programs stand that are taken from Content Credentials. */
export const CREDENTIALS = 'Content Credentials';
/** A chain of edits is followed so far back. */
const LONGEST_CHAIN = 20;

/**
 * Reads Content Credentials (C2PA) and validates what can be validated without a network: the signature, the hashes of
 * the statement's parts, and the hash that ties it to this file. Whether the signer is on a list of trusted signers is
 * not looked up. The library is large and is loaded only for a file that carries credentials.
 */
export async function readCredentials(
  bytes: Buffer,
  format: string,
  box: Buffer | null,
): Promise<CredentialsReading | null> {
  if (box === null) return null;
  const unread: CredentialsReading = { credentials: { generator: '', signer: '', state: 'unverified' }, marks: [] };
  if (box.length > BUDGETS.credentialsBytes) return unread;
  try {
    const [{ JPEG, PNG }, { SuperBox }, manifests] = await Promise.all([
      import('@trustnxt/c2pa-ts/asset'),
      import('@trustnxt/c2pa-ts/jumbf'),
      import('@trustnxt/c2pa-ts/manifest'),
    ]);
    // The library asks for bytes over an ArrayBuffer of its own.
    const whole = new Uint8Array(bytes);
    const asset = format === 'jpeg' ? new JPEG(whole) : format === 'png' ? new PNG(whole) : null;
    const jumbf = asset === null ? box : asset.getManifestJUMBF();
    if (jumbf === undefined || jumbf.length > BUDGETS.credentialsBytes) return unread;
    if (nestedBytes(Buffer.from(jumbf)) > BUDGETS.credentialsNestedBytes) return unread;
    const store = manifests.ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
    const active = store.getActiveManifest();
    if (active === undefined) return unread;
    const failures =
      asset === null
        ? null
        : (await store.validate(asset)).statusEntries.filter((entry) => !entry.success).map((entry) => entry.code);
    const state = stateOf(failures);
    return {
      credentials: {
        generator: generatorOf(active.claim),
        signer: signerOf(active.signature?.signatureData.certificate?.subject ?? ''),
        state,
      },
      marks: marksOf(store, active, isSound(state)),
    };
  } catch {
    return unread;
  }
}

function stateOf(failures: readonly string[] | null): ContentCredentials['state'] {
  if (failures === null) return 'unverified';
  if (failures.length === 0) return 'intact';
  return failures.every((code) => code === 'assertion.dataHash.mismatch') ? 'changed' : 'invalid';
}

/** Whether what credentials say holds for this file, as far as it can be verified. */
export function isSound(state: ContentCredentials['state']): boolean {
  return state !== 'changed' && state !== 'invalid';
}

type Library = typeof import('@trustnxt/c2pa-ts/manifest');
type Store = InstanceType<Library['ManifestStore']>;
type Manifest = NonNullable<ReturnType<Store['getActiveManifest']>>;

function generatorOf(claim: Manifest['claim']): string {
  return [claim?.claimGeneratorName, claim?.claimGeneratorVersion].filter(Boolean).join(' ');
}

/** The organisation or the common name in a certificate's subject. */
function signerOf(subject: string): string {
  return (
    /(?:^|,\s*)O=("[^"]*"|[^,]*)/.exec(subject)?.[1]?.replaceAll('"', '') ??
    /(?:^|,\s*)CN=([^,]*)/.exec(subject)?.[1] ??
    ''
  );
}

/** Where the picture, or what it was edited from, is said to come from a trained model; parts put into it count as parts. */
function marksOf(store: Store, active: Manifest, sound: boolean): GeneratorMark[] {
  const marks: GeneratorMark[] = [];
  const seen = new Set<Manifest>();
  const queue: { manifest: Manifest; whole: boolean }[] = [{ manifest: active, whole: true }];
  for (let next = queue.shift(); next !== undefined && seen.size < LONGEST_CHAIN; next = queue.shift()) {
    const { manifest, whole } = next;
    if (seen.has(manifest)) continue;
    seen.add(manifest);
    for (const { actions } of manifest.assertions?.getActionAssertions() ?? []) {
      for (const action of actions) {
        const type =
          String(action.digitalSourceType ?? '')
            .split('/')
            .at(-1) ?? '';
        const extent = SOURCE_TYPES[type];
        // Only what made the picture speaks of the whole; later steps put something in.
        if (extent !== undefined)
          marks.push({
            where: CREDENTIALS,
            text: `${type}, by ${generatorOf(manifest.claim)}`,
            extent: whole && action.action === 'c2pa.created' ? extent : 'part',
            sound,
          });
      }
    }
    for (const relationship of ['parentOf', 'componentOf', 'inputTo'] as const) {
      for (const ingredient of manifest.assertions?.getIngredientsByRelationship(relationship as never) ?? []) {
        const label = (ingredient.activeManifest ?? ingredient.c2pa_manifest)?.uri.split('/').at(-1);
        const from = label === undefined ? undefined : store.getManifestByLabel(label);
        if (from !== undefined) queue.push({ manifest: from, whole: whole && relationship === 'parentOf' });
      }
    }
  }
  return marks;
}
