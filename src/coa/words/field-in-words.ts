/** A field by the name people have for it: "date received" for `date_received1`, "peak 1" for `peak_1`, "CAS number" for `cas`. */
export function fieldInWords(name: string): string {
  if (name === 'cas') return 'CAS number';
  if (/^host_\d+$/.test(name)) return 'address';
  return name.replace(/(?<=[a-z])\d+$/, '').replace(/_/g, ' ');
}
