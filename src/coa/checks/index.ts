import type { Check } from './check.ts';
import casNumberWrong from './content/cas-number-wrong.ts';
import contentFarFromClaim from './content/content-far-from-claim.ts';
import identityNotProduct from './content/identity-not-product.ts';
import massBalanceOverWhole from './content/mass-balance-over-whole.ts';
import massNotOfCompound from './content/mass-not-of-compound.ts';
import peakTableDoesNotAddUp from './content/peak-table-does-not-add-up.ts';
import purityImpossible from './content/purity-impossible.ts';
import purityNotMainPeak from './content/purity-not-main-peak.ts';
import dateInFuture from './dates/date-in-future.ts';
import datesOutOfOrder from './dates/dates-out-of-order.ts';
import identifierDateContradicts from './dates/identifier-date-contradicts.ts';
import reportOutOfDate from './dates/report-out-of-date.ts';
import clientNotVendor from './identity/client-not-vendor.ts';
import codeContradictsPrint from './identity/code-contradicts-print.ts';
import issuedBySeller from './identity/issued-by-seller.ts';
import laboratoryNotRegistered from './identity/laboratory-not-registered.ts';
import numberPrintedOtherwise from './identity/number-printed-otherwise.ts';
import unlikeTheLaboratorysReports from './identity/unlike-the-laboratorys-reports.ts';
import verificationHostNotLaboratorys from './identity/verification-host-not-laboratorys.ts';
import pageNotACertificate from './page/page-not-a-certificate.ts';
import readingCutShort from './page/reading-cut-short.ts';
import tooLittleRead from './page/too-little-read.ts';
import fieldUnlikeItsPage from './pixels/field-unlike-its-page.ts';
import lettersEqualDespiteNoise from './pixels/letters-equal-despite-noise.ts';
import textLayerContradictsPicture from './pixels/text-layer-contradicts-picture.ts';
import chromatogramOnRecordElsewhere from './provenance/chromatogram-on-record-elsewhere.ts';
import contentCredentialsBroken from './provenance/content-credentials-broken.ts';
import dataAfterImageEnd from './provenance/data-after-image-end.ts';
import differsFromRecord from './provenance/differs-from-record.ts';
import editedBySoftware from './provenance/edited-by-software.ts';
import generatedImageMarker from './provenance/generated-image-marker.ts';
import onRecordForAnotherVendor from './provenance/on-record-for-another-vendor.ts';
import thumbnailDiffers from './provenance/thumbnail-differs.ts';

/** Every check, in the order in which evidence lists them. A test holds this list against the folder. */
export const CHECKS: readonly Check[] = [
  tooLittleRead,
  readingCutShort,
  pageNotACertificate,
  generatedImageMarker,
  laboratoryNotRegistered,
  issuedBySeller,
  clientNotVendor,
  onRecordForAnotherVendor,
  differsFromRecord,
  chromatogramOnRecordElsewhere,
  verificationHostNotLaboratorys,
  codeContradictsPrint,
  numberPrintedOtherwise,
  reportOutOfDate,
  dateInFuture,
  datesOutOfOrder,
  identifierDateContradicts,
  unlikeTheLaboratorysReports,
  purityImpossible,
  purityNotMainPeak,
  peakTableDoesNotAddUp,
  massNotOfCompound,
  massBalanceOverWhole,
  identityNotProduct,
  casNumberWrong,
  contentFarFromClaim,
  fieldUnlikeItsPage,
  lettersEqualDespiteNoise,
  textLayerContradictsPicture,
  thumbnailDiffers,
  contentCredentialsBroken,
  editedBySoftware,
  dataAfterImageEnd,
];
