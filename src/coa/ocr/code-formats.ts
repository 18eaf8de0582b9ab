/** Kinds of codes that are looked for, by the names that their reader gives them and what is read in one is labelled with. */
export const CODE_FORMATS = ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417', 'Code128', 'Code39'] as const;
