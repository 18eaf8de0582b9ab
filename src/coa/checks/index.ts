import type { Check } from './check.ts';

/**
 * Every check, in the order in which evidence lists them: one line each. A test holds this list against the folder.
 */
const modules: readonly { default: Check }[] = await Promise.all([
  import('./page/too-little-read.ts'),
  import('./page/reading-cut-short.ts'),
  import('./page/page-not-a-certificate.ts'),
  import('./page/several-certificates.ts'),
  import('./provenance/generated-image-marker.ts'),
  import('./identity/laboratory-not-registered.ts'),
  import('./identity/issued-by-seller.ts'),
  import('./identity/client-not-vendor.ts'),
  import('./provenance/on-record-for-another-vendor.ts'),
  import('./provenance/differs-from-record.ts'),
  import('./provenance/chromatogram-on-record-elsewhere.ts'),
  import('./identity/verification-host-not-laboratorys.ts'),
  import('./identity/code-contradicts-print.ts'),
  import('./identity/number-printed-otherwise.ts'),
  import('./identity/value-printed-otherwise.ts'),
  import('./identity/key-not-clients.ts'),
  import('./identity/code-missing.ts'),
  import('./dates/report-out-of-date.ts'),
  import('./dates/date-in-future.ts'),
  import('./dates/dates-out-of-order.ts'),
  import('./dates/identifier-date-contradicts.ts'),
  import('./dates/interval-unlike-the-laboratorys.ts'),
  import('./dates/number-out-of-sequence.ts'),
  import('./identity/unlike-the-laboratorys-reports.ts'),
  import('./content/purity-impossible.ts'),
  import('./content/purity-not-main-peak.ts'),
  import('./content/peak-table-does-not-add-up.ts'),
  import('./content/mass-not-of-compound.ts'),
  import('./content/mass-balance-over-whole.ts'),
  import('./content/identity-not-product.ts'),
  import('./content/cas-number-wrong.ts'),
  import('./content/content-far-from-claim.ts'),
  import('./pixels/field-unlike-its-page.ts'),
  import('./pixels/letters-equal-despite-noise.ts'),
  import('./pixels/code-melted.ts'),
  import('./pixels/text-layer-contradicts-picture.ts'),
  import('./provenance/thumbnail-differs.ts'),
  import('./provenance/content-credentials-broken.ts'),
  import('./provenance/edited-by-software.ts'),
  import('./provenance/data-after-image-end.ts'),
]);

export const CHECKS: readonly Check[] = modules.map((module) => module.default);
