import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesOf, PAGE_PACKAGES } from './notices.ts';

test.each([
  ['tesseract.js-core', /Apache License/],
  ['Language data of Tesseract, English, fast', /Apache License/],
  ['Language data of Tesseract, English, best', /Apache License/],
  ['zxing-wasm', /Ze-Zheng Wu/],
  ['onnxruntime-web', /Microsoft Corporation.*WITHOUT WARRANTY OF ANY KIND/s],
  ['The model en_PP-OCRv3_rec of PaddleOCR', /Copyright PaddlePaddle Authors/],
  ['@hyzyla/pdfium', /Permission is hereby granted/],
  ['@jsquash/jpeg', /Apache License/],
  ['@jsquash/webp', /Apache License/],
  ['exifreader', /Mozilla Public License/],
])('%s stands in it with its licence', (name, licence) => {
  const sections = noticesOf(['node_modules/exifreader/dist/exif-reader.js', 'src/coa/check-coa.ts']).split(
    '='.repeat(80),
  );
  expect(sections.find((section) => section.trimStart().startsWith(name))).toMatch(licence);
});

test('a package of which no text is known stops the build', () => {
  expect(() => noticesOf(['node_modules/@types/nothing/index.js'])).toThrow();
});

test('the packages that scripts of pages import stand in it', () => {
  const imported = globSync('src/scripts/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'((?:@[^/']+\/)?[^./#@'][^/']*)/g)])
    .map((match) => match[1]!);
  expect([...new Set(imported)].sort()).toEqual(PAGE_PACKAGES);
});
