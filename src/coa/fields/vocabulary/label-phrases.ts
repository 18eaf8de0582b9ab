/**
 * The labels with which laboratories announce a field, by the name of the field; `*` marks a word that has other uses too
 * and therefore announces less. Phrases are parted by commas; their order does not matter, that of the fields does:
 * of two labels that are as near to a misread one, the first is taken.
 */
export const LABEL_PHRASES = {
  client: `
    client, client name, name of client, customer, customer name, report to, reported to, report for, tested for,
    prepared for, submitted by, submitter, sponsor, sponsor name, company, company name, requested by, requester,
    requestor, applicant, applicant name, account, issued to, issued for, ordered by, on behalf of, client company,
    sample submitted by, sample provider, commissioned by, purchaser, to*, for*, attention*, attn*, consignee,
    principal, customer client, made out to, registered client, brand, addressee, recipient, sample owner,
    submitting party, organisation, organization, client organisation, client organization, auftraggeber, kunde`,
  manufacturer: `
    manufacturer, manufacturer name, manufactured by, producer, produced by, supplier, vendor, made by, hersteller`,
  sample: `
    sample, sample name, sample identification, product, product name, compound, compound name, test product,
    testing material, test material, material, material name, analyte, peptide, peptide name, substance, substance
    name, article, item, item tested, test item, test article, tested product, compound test, labeled as, labelled
    as, sample description*, description*, name of sample, name of product, product description, active ingredient,
    subject*, re*, probe, probenbezeichnung, retail name, trade name, commercial name, item name, article name, strain,
    strain name, cultivar, labeled identity, labelled identity, product identity, test substance, product tested,
    sample tested, compound tested`,
  batch: `
    batch, batch no, batch number, batch id, lot, lot no, lot number, lot id, batch lot, lot batch, batch lot no,
    batch lot number, sample batch no, sample batch, batch code, lot code, product batch, manufacturer batch, client
    lot, client batch, customer lot, batch ref, lot ref, batch reference, lot reference, charge, chargennummer`,
  report_number: `
    ar no, a r no, ar number, analytical report no, report no, report number, report id, report, report code, test
    report no, task number, task no, task, task id, accession, accession no, accession number, coa, coa no, coa
    number, coa id, certificate no, certificate number, certificate id number, certificate id, certificate,
    laboratory id, lab id, lab number, lab no, lab report no, laboratory no, laboratory number, lab reference, job
    no, job number, job id, job, order no, order number, reference*, reference no, reference number, ref, ref no,
    our ref, our reference, final report, document no, document number, document id, test id, test no, test number, analysis no,
    analysis number, analysis id, certificate ref, report ref, report reference, certificate reference, request no,
    work order, work order no, work order number, case no, case number, project no, project number, file no,
    submission no, submission number, submission id, submission, lims no, lims number, lims id`,
  key: `
    verification*, unique key, web verification code, following unique key, key, verification key, verification code, verify code,
    verification id, verification pin, search code, access code, access key, security code, auth code,
    authentication code, authenticity code, validation code, unique code, code*, token*, pin*, passcode, check code,
    control code, report key, certificate key`,
  date_ordered: `
    testing ordered, ordered, date ordered, order date, requested on, date requested, date of order`,
  date_received: `
    sample received, samples received, received, date received, received date, date of receipt, receipt date,
    received on, sample receipt, sample received date, date sample received, sample received on, date in, sample
    receipt date, arrival date, arrived, sample in, login date, sample login, collected, date collected`,
  date_analysed: `
    analysis conducted, date analysed, date analyzed, analysis date, analysed, analyzed, analysed on, analyzed on,
    date tested, test date, testing date, tested, tested on, date of analysis, date of test, date of testing,
    laboratory activity date, analysis completed, testing completed, test completed, date completed, completed,
    completed on, run date, analysis performed, date of measurement, testing period, analysis period, date
    performed, measured, measured on, injection date, acquired`,
  date_reported: `
    date issued, issued, issued on, issue date, date of issue, date reported, reported, reported on, report date,
    date of report, release date, released, released on, date released, date*, dated*, approval date, approved on,
    date approved, certificate date, publication date, published, date of certificate, date of release, printed,
    signed on, date signed`,
  date_manufactured: `
    date of mfg, mfg date, mfg, manufacture date, date of manufacture, manufacturing date, production date,
    manufactured, manufactured on, date of production, mfd`,
  date_expiry: `
    date of exp, exp date, exp, expiry, expiry date, expiration date, expires, retest date, re-test date, use by,
    best before, bbd, valid until, date of expiry, retest, shelf life until, valid to`,
  cas: `
    cas, cas no, cas number, cas rn, cas registry number`,
  formula: `
    formula, molecular formula, chemical formula`,
  content: `
    net content, quantity, content per vial, content, net peptide content, peptide content, mass per vial, total
    content, measured content, determined content, content found, assay per vial, assay vial, amount found, quantitative assay, peptide
    assay, amount per vial, amount in vial, amount, quantity found, quantity per vial, peptide amount, net amount,
    net quantity, vial content, potency assay, hplc potency, hplc potency assay, average net peptide,
    blend net content, blend avg net content, blend average net content`,
  label_claim: `
    label claim, labeled content, labelled content, declared content, claimed content, nominal content, labeled
    amount, labelled amount, label mg claim`,
  laboratory: `
    laboratory*, laboratory name*, testing laboratory*, test laboratory*, testing lab*, test lab*, lab*, lab name*,
    testing facility*, test facility*, tested by*, analysis by*, analysed by*, analyzed by*, performed by*, from*,
    issued by*, issuing laboratory*, name of laboratory*`,
} as const;

/** What else stands as a label on certificates: none of these is the value of the label before it. */
export const OTHER_LABELS = `
  principal chemist, principal scientist, principal analyst, product information, sample information,
  identity, appearance, method, methods, test method, storage, matrix, sequence, purity, results, result,
  comments, signature, specification, test, status, solubility, chromatogram, page, address, phone, tel, fax,
  e-mail, email, website, web, title, searchable via, scan to validate, scan to verify, analyst, reviewed by,
  reviewer, approved by, authorised by, authorized by, report by, conclusion, remarks, notes, note, instrument,
  column, tests requested, receiving condition, storage condition, sample no, sample number, product no, product
  number, catalogue no, item no, mol weight, molecular weight, molecular mass, mass, domain name, visual
  description, testing purpose, component, vial cap, sample type, form, sample form, country, signed by, checked
  by, director, chemist, dose, strength, physical form, condition, temperature, sample weight, injection volume,
  mobile phase, flow rate, detector, detection, container, condition on receipt, technique, outcome, client
  reference, mw, mw g mol, labeled peptide, labelled peptide, content potency, information, parameter, determination, finding, summary, assay*`;
