/** What forms print of one vial, and the heads of their tables. */
export type Role =
  | 'product'
  | 'batch'
  | 'client'
  | 'reportNumber'
  | 'key'
  | 'received'
  | 'analysed'
  | 'reported'
  | 'made'
  | 'expiry'
  | 'claim'
  | 'formula'
  | 'averageMass'
  | 'storage'
  | 'appearance'
  | 'purity'
  | 'massFound'
  | 'content'
  | 'water'
  | 'largest'
  | 'impurities'
  | 'test'
  | 'method'
  | 'specification'
  | 'result'
  | 'title';

/** Wordings by role; forms in other languages print decimal commas. */
export type Wordings = Readonly<Record<Role, readonly string[]>>;

const ENGLISH: Wordings = {
  product: [
    ...[
      'Product',
      'Sample',
      'Product name',
      'Sample name',
      'Compound',
      'Material',
      'Test article',
      'Analyte',
      'Peptide',
    ],
    ...[
      'Name of sample',
      'Sample as labelled',
      'Item tested',
      'Declared product',
      'Product under test',
      'Sample identity',
    ],
  ],
  batch: [
    ...[
      'Batch',
      'Lot',
      'Batch No.',
      'Lot number',
      'Batch number',
      'Lot no.',
      'Lot #',
      'Batch code',
      'Batch / Lot',
      'Lot ID',
    ],
    ...[
      "Client's lot",
      'Lot on vial',
      'Batch as marked',
      'Batch ref.',
      'Manufacturer lot',
      'Lot code of vial',
      'Batch identifier',
    ],
  ],
  client: [
    ...[
      'Client',
      'Customer',
      'Prepared for',
      'Submitted by',
      'Requested by',
      'Tested for',
      'Company',
      'Issued to',
      'Sponsor',
    ],
    ...[
      'Customer name',
      'Report to',
      'Sample submitted by',
      'Work ordered by',
      'Analysed on behalf of',
      'Name of client',
    ],
  ],
  reportNumber: [
    ...[
      'Report number',
      'Report no.',
      'Certificate no.',
      'COA #',
      'Report ID',
      'Certificate ID',
      'Our reference',
      'Job no.',
    ],
    ...[
      'Lab no.',
      'Analysis no.',
      'Test report no.',
      'No. of report',
      'Certificate number',
      'Document no.',
      'Case no.',
    ],
  ],
  key: [
    ...[
      'Verification code',
      'Verification key',
      'Unique key',
      'Access code',
      'Authenticity code',
      'Verify code',
      'Check code',
    ],
    ...['Online code', 'Code for verification', 'Report verification code', 'Result access key'],
  ],
  received: [
    ...[
      'Received',
      'Date received',
      'Sample received',
      'Receipt',
      'Date of receipt',
      'Received on',
      'Arrival at laboratory',
    ],
    ...['Sample receipt date', 'Sample received on', 'Sample in', 'Received at lab'],
  ],
  analysed: [
    ...['Analysed', 'Date tested', 'Analysis date', 'Tested', 'Tested on', 'Date of analysis', 'Testing completed'],
    ...['Date of HPLC run', 'Date of test', 'Measured on'],
  ],
  reported: [
    ...[
      'Reported',
      'Report date',
      'Date issued',
      'Issued',
      'Date of issue',
      'Issue date',
      'Date of report',
      'Reported on',
    ],
    ...['Released', 'Date of release', 'Certificate date', 'Report issued on', 'Issued on'],
  ],
  made: ['Manufactured', 'Mfg. date', 'Date of manufacture', 'Production date'],
  expiry: ['Expiry', 'Retest date', 'Expiry date', 'Best before'],
  claim: ['Label claim', 'Declared content', 'Claimed amount', 'Nominal content', 'Labelled amount', 'Stated dose'],
  formula: ['Formula', 'Molecular formula', 'Mol. formula'],
  averageMass: ['Molecular weight', 'Mol. weight', 'MW', 'M.W.', 'Molar mass', 'Average mass', 'Theoretical mass'],
  storage: ['Storage', 'Store at', 'Storage conditions'],
  appearance: ['Appearance', 'Description', 'Physical form'],
  purity: [
    ...['Purity', 'HPLC purity', 'Purity (HPLC)', 'Chromatographic purity', 'Assay (purity)', 'Purity by HPLC'],
    ...['Purity, area %', 'Purity (area)', 'Peptide purity', 'RP-HPLC purity', 'Purity at 214 nm', 'UPLC purity'],
  ],
  massFound: [
    ...['Mass (ESI-MS)', 'Molecular mass', 'Identity (MS)', 'Observed mass', 'Mass found', 'Mass by LC-MS'],
    ...['Measured mass', 'Molecular mass by MS', 'Mass spectrometry'],
  ],
  content: [
    ...[
      'Content',
      'Content per vial',
      'Net content',
      'Quantity',
      'Assay (content)',
      'Peptide per vial',
      'Amount found',
    ],
    ...['Peptide mass per vial', 'Measured content', 'Quantity by HPLC', 'Total peptide in vial', 'Amount per vial'],
  ],
  water: ['Water', 'Water (KF)', 'Moisture', 'Water content'],
  largest: ['Largest impurity', 'Single largest impurity', 'Any single impurity', 'Max. single impurity'],
  impurities: ['Total impurities', 'Sum of impurities', 'Related substances'],
  test: ['Test', 'Parameter', 'Analysis', 'Attribute', 'Determination', 'Assay', 'Characteristic'],
  method: ['Method', 'Technique', 'Procedure'],
  specification: ['Specification', 'Limit', 'Spec.', 'Acceptance criteria', 'Requirement'],
  result: ['Result', 'Results', 'Found', 'Value', 'Outcome', 'Measured'],
  title: [
    'CERTIFICATE OF ANALYSIS',
    'Certificate of Analysis',
    'Analytical report',
    'TEST REPORT',
    'Report of analysis',
  ],
};

/** What forms in other languages print besides, as forms in English have it. */
const OTHER_LANGUAGES: readonly Wordings[] = [
  {
    product: ['Probe', 'Produkt', 'Bezeichnung', 'Probenbezeichnung', 'Prüfgegenstand', 'Substanz'],
    batch: ['Charge', 'Chargen-Nr.', 'Chargennummer', 'Charge lt. Etikett', 'Los-Nr.'],
    client: ['Auftraggeber', 'Kunde', 'Auftraggeber / Kunde', 'Erstellt für', 'Einsender'],
    reportNumber: ['Bericht-Nr.', 'Prüfbericht-Nr.', 'Berichtsnummer', 'Analysen-Nr.', 'Zertifikat-Nr.'],
    key: ['Prüfcode', 'Verifizierungscode', 'Zugangscode'],
    received: ['Probeneingang', 'Eingang', 'Eingangsdatum', 'Eingegangen am'],
    analysed: ['Analysedatum', 'Prüfdatum', 'Analysiert am', 'Geprüft am'],
    reported: ['Berichtsdatum', 'Ausgestellt am', 'Datum', 'Ausstellungsdatum', 'Freigabe'],
    made: ['Herstellung', 'Herstelldatum'],
    expiry: ['Haltbar bis', 'Verfallsdatum'],
    claim: ['Deklaration', 'Deklarierter Gehalt', 'Angabe Etikett'],
    formula: ['Summenformel'],
    averageMass: ['Molmasse', 'Molekulargewicht'],
    storage: ['Lagerung'],
    appearance: ['Aussehen'],
    purity: ['Reinheit', 'Reinheit (HPLC)', 'HPLC-Reinheit'],
    massFound: ['Masse (ESI-MS)', 'Gefundene Masse', 'Molekülmasse (MS)'],
    content: ['Gehalt', 'Gehalt pro Vial', 'Peptidgehalt', 'Gehalt je Vial'],
    water: ['Wasser', 'Wassergehalt (KF)'],
    largest: ['Größte Einzelverunreinigung'],
    impurities: ['Summe Verunreinigungen'],
    test: ['Prüfung', 'Parameter', 'Merkmal'],
    method: ['Methode', 'Verfahren'],
    specification: ['Spezifikation', 'Anforderung', 'Sollwert'],
    result: ['Ergebnis', 'Befund', 'Messwert'],
    title: ['Analysenzertifikat', 'PRÜFBERICHT', 'Prüfbericht'],
  },
  {
    product: ['Produit', 'Échantillon', "Nom de l'échantillon", 'Désignation', 'Nom du produit'],
    batch: ['Lot', 'N° de lot', 'Numéro de lot', 'Lot du client'],
    client: ['Client', 'Demandeur', 'Établi pour', "Donneur d'ordre"],
    reportNumber: ['Rapport n°', 'N° de rapport', 'Certificat n°', "N° d'analyse"],
    key: ['Code de vérification', "Code d'accès"],
    received: ['Reçu le', 'Date de réception', 'Réception'],
    analysed: ["Date d'analyse", 'Analysé le'],
    reported: ["Date d'émission", 'Édité le', 'Émis le', 'Date du rapport'],
    made: ['Date de fabrication'],
    expiry: ['Date de péremption'],
    claim: ['Teneur déclarée', 'Quantité annoncée'],
    formula: ['Formule', 'Formule brute'],
    averageMass: ['Masse molaire', 'Masse moléculaire'],
    storage: ['Conservation'],
    appearance: ['Aspect'],
    purity: ['Pureté', 'Pureté (HPLC)', 'Pureté HPLC'],
    massFound: ['Masse (ESI-MS)', 'Masse observée', 'Masse trouvée'],
    content: ['Teneur', 'Teneur par flacon', 'Teneur en peptide'],
    water: ['Eau', 'Eau (Karl Fischer)'],
    largest: ['Impureté majoritaire'],
    impurities: ['Impuretés totales'],
    test: ['Essai', 'Paramètre', 'Analyse'],
    method: ['Méthode'],
    specification: ['Spécification', 'Critère'],
    result: ['Résultat', 'Valeur'],
    title: ["CERTIFICAT D'ANALYSE", "Bulletin d'analyse", "Rapport d'essai"],
  },
  {
    product: ['Producto', 'Muestra', 'Nombre del producto', 'Descripción de la muestra'],
    batch: ['Lote', 'N.º de lote', 'Número de lote'],
    client: ['Cliente', 'Solicitante', 'Empresa', 'Emitido para'],
    reportNumber: ['Informe n.º', 'Nº de informe', 'Número de informe', 'Certificado nº'],
    key: ['Código de verificación', 'Clave de verificación'],
    received: ['Recepción', 'Fecha de recepción', 'Recibido'],
    analysed: ['Fecha de análisis', 'Fecha de ensayo'],
    reported: ['Fecha de emisión', 'Fecha del informe', 'Emitido'],
    made: ['Fecha de fabricación'],
    expiry: ['Fecha de caducidad', 'Caducidad'],
    claim: ['Contenido declarado', 'Cantidad declarada'],
    formula: ['Fórmula', 'Fórmula molecular'],
    averageMass: ['Masa molar', 'Peso molecular'],
    storage: ['Conservación', 'Almacenamiento'],
    appearance: ['Aspecto', 'Apariencia'],
    purity: ['Pureza', 'Pureza (HPLC)', 'Pureza por HPLC'],
    massFound: ['Masa (ESI-MS)', 'Masa observada'],
    content: ['Contenido', 'Contenido por vial', 'Contenido de péptido'],
    water: ['Agua', 'Agua (KF)'],
    largest: ['Mayor impureza individual'],
    impurities: ['Impurezas totales'],
    test: ['Ensayo', 'Parámetro', 'Determinación'],
    method: ['Método', 'Técnica'],
    specification: ['Especificación', 'Límite'],
    result: ['Resultado', 'Valor'],
    title: ['CERTIFICADO DE ANÁLISIS', 'Informe de ensayo'],
  },
  {
    product: ['Campione', 'Prodotto', 'Denominazione campione'],
    batch: ['Lotto', 'Lotto n.', 'Numero di lotto'],
    client: ['Cliente', 'Committente', 'Richiedente'],
    reportNumber: ['Rapporto di prova n.', 'Rapporto n.', 'Certificato n.'],
    key: ['Codice di verifica'],
    received: ['Data ricevimento', 'Ricevuto il', 'Data di ricezione'],
    analysed: ['Data analisi', 'Data prova'],
    reported: ['Data di emissione', 'Emesso il', 'Data emissione'],
    made: ['Data di produzione'],
    expiry: ['Scadenza', 'Data di scadenza'],
    claim: ['Contenuto dichiarato'],
    formula: ['Formula', 'Formula molecolare'],
    averageMass: ['Massa molare', 'Peso molecolare'],
    storage: ['Conservazione'],
    appearance: ['Aspetto'],
    purity: ['Purezza', 'Purezza (HPLC)', 'Purezza HPLC'],
    massFound: ['Massa (ESI-MS)', 'Massa trovata'],
    content: ['Contenuto', 'Contenuto per fiala', 'Contenuto di peptide'],
    water: ['Acqua', 'Acqua (KF)'],
    largest: ['Impurezza singola massima'],
    impurities: ['Impurezze totali'],
    test: ['Prova', 'Parametro', 'Determinazione'],
    method: ['Metodo'],
    specification: ['Specifica', 'Limite'],
    result: ['Risultato', 'Valore'],
    title: ['CERTIFICATO DI ANALISI', 'Rapporto di prova'],
  },
];

/** Share of forms in other languages. */
const IN_OTHER_LANGUAGES = 0.12;

/** The wordings of one form's language. */
export function wordingsOf(random: { chance(probability: number): boolean; pick<T>(items: readonly T[]): T }): {
  wordings: Wordings;
  hasCommas: boolean;
} {
  if (!random.chance(IN_OTHER_LANGUAGES)) return { wordings: ENGLISH, hasCommas: false };
  return { wordings: random.pick(OTHER_LANGUAGES), hasCommas: true };
}
