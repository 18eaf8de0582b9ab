/** Names of fields, as people call them. */
const WORDS: Readonly<Record<string, string>> = {
  purity: 'purity',
  batch: 'batch',
  key: 'key',
  client: 'client',
  content: 'content',
  report_number: 'report number',
  date_ordered: 'date ordered',
  date_received: 'date received',
  date_analysed: 'date analysed',
  date_reported: 'date reported',
};

/** A field by the name people have for it: "date received" for `date_received1`. */
export function fieldInWords(name: string): string {
  return WORDS[name.replace(/\d+$/, '')] ?? name.replace(/_/g, ' ');
}
