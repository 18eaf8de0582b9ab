import type { Container, PdfFacts } from '../image/container/container.ts';

/** A PNG that says nothing about itself, but for the facts given. */
export function testContainer(facts: Partial<Container> = {}): Container {
  return {
    format: 'png',
    declaredType: null,
    software: [],
    generatorMarks: [],
    credentials: null,
    thumbnail: null,
    frames: 1,
    isPdfToo: false,
    trailing: null,
    pdf: null,
    ...facts,
  };
}

/** A PDF of one page, saved once by a program that says nothing, but for the facts given. */
export function testPdfFacts(facts: Partial<PdfFacts> = {}): PdfFacts {
  return {
    pages: 1,
    pageRead: 1,
    producer: '',
    creator: '',
    created: '',
    modified: '',
    saves: 1,
    signatures: 0,
    annotations: {},
    fonts: [],
    textLayer: null,
    ...facts,
  };
}
