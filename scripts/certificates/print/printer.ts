import type { Certificate } from '../content/certificate.ts';
import { printDay } from '../content/dates.ts';
import { field, html, type Markup } from './html.ts';

/** The fields of a certificate as printed: marked-up texts, null where the certificate states none. */
export interface Printed {
  client: Markup | null;
  manufacturer: Markup | null;
  product: Markup;
  identified: Markup;
  batch: Markup;
  purity: Markup;
  purityNumber: Markup;
  mass: Markup | null;
  massNumber: Markup | null;
  /** Least purity that the specification asks for, "98.0": one that an honest report meets. */
  leastPurity: string;
  /** "1419.56", the mass of the specification. */
  expectedMass: string;
  content: Markup;
  /** "10 mg". */
  claim: string;
  reportNumber: Markup;
  reportNumberBelow: Markup;
  key: Markup | null;
  received: Markup;
  analysed: Markup | null;
  reported: Markup | null;
  /** A day without a mark. */
  day(day: string): string;
  number(value: number, decimals: number): string;
}

/** Prints the fields of a certificate in its own number and date formats. */
export function printer(certificate: Certificate): Printed {
  const number = (value: number, decimals: number) =>
    certificate.decimalComma ? value.toFixed(decimals).replace('.', ',') : value.toFixed(decimals);
  const day = (iso: string) => printDay(iso, certificate.dateFormat);
  const { client, manufacturer, product, identified, batch, dates, mass, key } = certificate;
  const purity = number(certificate.purity, certificate.purityDecimals);
  const massText = mass === null ? null : number(mass, certificate.massDecimals);
  return {
    client: client === null ? null : field('client', client),
    manufacturer: manufacturer === null ? null : html`${manufacturer}`,
    product: field('product', product),
    identified: field('identified', identified),
    batch: field('batch', batch),
    purity: field('purity', `${purity} %`.replace(' %', certificate.purityDecimals === 2 ? '%' : ' %')),
    purityNumber: field('purity', purity),
    mass: massText === null ? null : field('mass', `${massText} Da`),
    massNumber: massText === null ? null : field('mass', massText),
    leastPurity: number(certificate.purity < 98 ? 90 : 98, 1),
    expectedMass: number(certificate.expectedMass, certificate.massDecimals),
    content: field('content', `${number(certificate.content, 2)} mg`),
    claim: `${certificate.claim} mg`,
    reportNumber: field('report_number', certificate.reportNumber),
    reportNumberBelow: field('report_number', certificate.reportNumberBelow),
    key: key === null ? null : field('key', key),
    received: field('received', day(dates.received)),
    analysed: dates.analysed === null ? null : field('analysed', day(dates.analysed)),
    reported: dates.reported === null ? null : field('reported', day(dates.reported)),
    day,
    number,
  };
}
