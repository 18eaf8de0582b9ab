import casNumberWrong from './cas-number-wrong.ts';
import type { Check } from './check.ts';
import chromatogramOnRecordElsewhere from './chromatogram-on-record-elsewhere.ts';
import clientNotVendor from './client-not-vendor.ts';
import codeContradictsPrint from './code-contradicts-print.ts';
import contentCredentialsBroken from './content-credentials-broken.ts';
import contentFarFromClaim from './content-far-from-claim.ts';
import dataAfterImageEnd from './data-after-image-end.ts';
import dateInFuture from './date-in-future.ts';
import datesOutOfOrder from './dates-out-of-order.ts';
import differsFromRecord from './differs-from-record.ts';
import editedBySoftware from './edited-by-software.ts';
import fieldUnlikeItsPage from './field-unlike-its-page.ts';
import generatedImageMarker from './generated-image-marker.ts';
import identifierDateContradicts from './identifier-date-contradicts.ts';
import identityNotProduct from './identity-not-product.ts';
import issuedBySeller from './issued-by-seller.ts';
import laboratoryNotRegistered from './laboratory-not-registered.ts';
import lettersEqualDespiteNoise from './letters-equal-despite-noise.ts';
import massBalanceOverWhole from './mass-balance-over-whole.ts';
import massNotOfCompound from './mass-not-of-compound.ts';
import numberPrintedOtherwise from './number-printed-otherwise.ts';
import onRecordForAnotherVendor from './on-record-for-another-vendor.ts';
import pageNotACertificate from './page-not-a-certificate.ts';
import peakTableDoesNotAddUp from './peak-table-does-not-add-up.ts';
import purityImpossible from './purity-impossible.ts';
import purityNotMainPeak from './purity-not-main-peak.ts';
import readingCutShort from './reading-cut-short.ts';
import reportOutOfDate from './report-out-of-date.ts';
import textLayerContradictsPicture from './text-layer-contradicts-picture.ts';
import thumbnailDiffers from './thumbnail-differs.ts';
import tooLittleRead from './too-little-read.ts';
import unlikeTheLaboratorysReports from './unlike-the-laboratorys-reports.ts';
import verificationHostNotLaboratorys from './verification-host-not-laboratorys.ts';

/** Every check, in the order in which evidence lists them. A test holds this list against the folder. */
export const CHECKS = [
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
] as readonly Check[];
