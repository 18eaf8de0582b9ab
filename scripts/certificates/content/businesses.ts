/** A business that sells or makes research compounds. */
export interface Business {
  name: string;
  /** Bare host name; null for one that has none. */
  domain: string | null;
}

/** Invented sellers, beside those in `data/vendors`. */
export const SELLERS: readonly (Business & { domain: string })[] = [
  { name: 'Harrowgill Peptides', domain: 'harrowgillpeptides.example' },
  { name: 'Larkfield Research Compounds', domain: 'larkfieldresearch.example' },
  { name: 'Brightwater Bio Supply', domain: 'brightwaterbio.example' },
  { name: 'Ottermoor Biologics', domain: 'ottermoor.example' },
  { name: 'Fenland Molecules', domain: 'fenlandmolecules.example' },
  { name: 'Kestrel Lane Research', domain: 'kestrellane.example' },
  { name: 'Quayside Peptide Supply', domain: 'quaysidepeptides.example' },
  { name: 'Tarn & Vale Bioscience', domain: 'tarnandvale.example' },
  { name: 'Stonebeck Aminos', domain: 'stonebeckaminos.example' },
  { name: 'Peverell Research Ltd', domain: 'peverellresearch.example' },
  { name: 'Saltmarsh Bio', domain: 'saltmarshbio.example' },
  { name: 'Ribble Valley Peptides', domain: 'ribblevalleypeptides.example' },
];

/** Invented laboratories that are not on our list. */
export const UNREGISTERED_LABORATORIES: readonly Business[] = [
  { name: 'Quillbourne Analytical', domain: 'quillbourne.example' },
  { name: 'Orrin Assay Services', domain: 'orrinassay.example' },
  { name: 'Larchwick Testing Laboratories', domain: 'larchwicktesting.example' },
  { name: 'Aldersyke Peptide Assay', domain: 'aldersyke-assay.example' },
  { name: 'Tollgate Chromatography', domain: 'tollgatechrom.example' },
  { name: 'Nordhafen Analytik GmbH', domain: 'nordhafen-analytik.example' },
];

/** Invented manufacturers. */
export const MANUFACTURERS: readonly Business[] = [
  { name: 'Qingtan Peptide Works Co., Ltd.', domain: null },
  { name: 'Beilin Aminochem Co., Ltd.', domain: null },
  { name: 'Zhouhe Biosynthesis Co., Ltd.', domain: null },
  { name: 'Ostrava Peptide Synthesis s.r.o.', domain: 'ostravapeptide.example' },
];

/** Streets for invented businesses. */
export const ADDRESSES: readonly (readonly string[])[] = [
  ['Unit 7, Millrace Park', 'Harrowgill HG9 4XX', 'United Kingdom'],
  ['2 Sample Street', 'Larkfield LK1 0ZZ'],
  ['Building C, 418 Invented Road', 'Exampleton 00000'],
  ['Beispielweg 12', '00000 Nordhafen', 'Germany'],
  ['PO Box 0', 'Example Quay'],
];
