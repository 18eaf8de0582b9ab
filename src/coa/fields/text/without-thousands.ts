/** Thousands that one sign parts, before decimals behind the other: "1.002,45", "1,002.45". */
const PARTED_THOUSANDS = /(?<![\d.,])(\d{1,3})([.,])(\d{3})(?=(?!\2)[.,]\d)/g;

/** A text in which no sign parts thousands before decimals, which can be nothing else there: "1002,45" of "1.002,45". */
export function withoutThousands(text: string): string {
  return text.replace(PARTED_THOUSANDS, '$1$3');
}
