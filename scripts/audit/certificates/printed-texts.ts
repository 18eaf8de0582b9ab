/** Fields of a certificate on record that hold a text as printed on its page, or a day. */
export const PRINTED_TEXTS = [
  'laboratory',
  'laboratory_name',
  'report_number',
  'key',
  'client',
  'product',
  'compound',
  'batch',
  'received_on',
  'analysed_on',
  'reported_on',
  'issuer',
  'endotoxin',
  'metals',
  'sterility',
  'code_url',
] as const;
