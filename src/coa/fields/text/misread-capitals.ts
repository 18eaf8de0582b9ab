/** A small l among capitals, which is a capital I: "Cl-55-1125". Beside a figure it may be a 1 as well. */
const SMALL_L_AMONG_CAPITALS = /^([A-Z\d./-]*)(?<!\d)l(?![\da-z])(?=[A-Z\d./-]*$)/;

const READ_AS_BOTH = /^([A-Z\d./-]*)(?:lI|Il)([A-Z\d./-]*)$/;

/** A nought before one letter and figures, which is an O: "0V-2508-3316". Of a number of hexadecimal digits it may be a nought. */
const NOUGHT_FOR_O = /^0(?=[A-Z]-?\d{3})(?![\dA-F-]+$)/;

/** An O with which a group of figures begins behind a stroke or hyphen: "TG-MOTS-O7". */
const O_AMONG_FIGURES = /(?<=[A-Z\d][-/])O+\d+(?![A-Za-z\d])/g;

/**
 * A number, key or batch with its S that was read as a dollar, "$5-2511" for S5-2511, its E as a pound, its I as a small l or a stroke,
 * "T|2601" for TI2601, and the O with which it begins as a nought.
 */
export function withMisreadCapitals(value: string): string {
  const spelt = value
    .replace(/[$§](?=[$§]*[A-Z\d])|(?<=[A-Z])[$§](?![a-z])/g, 'S')
    .replace(/[£€](?=[A-Z\d])|(?<=[A-Z])[£€](?![a-z])/g, 'E')
    .replace(/(?<=[-\d])@(?=\d)/g, '0')
    .replace(/(?<=[A-Z])\|(?=[A-Z\d])/g, 'I')
    .replace(O_AMONG_FIGURES, (group) => group.replaceAll('O', '0'))
    .replace(NOUGHT_FOR_O, 'O');
  // One that was read as both is one: "ClI-22".
  return /[A-Z]/.test(spelt) ? spelt.replace(READ_AS_BOTH, '$1I$2').replace(SMALL_L_AMONG_CAPITALS, '$1I') : spelt;
}
