/** A field by the name people have for it: "date received" for `date_received1`, "peak 1" for `peak_1`. */
export function fieldInWords(name: string): string {
  return name.replace(/(?<=[a-z])\d+$/, '').replace(/_/g, ' ');
}
