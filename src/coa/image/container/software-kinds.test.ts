import { expect, test } from 'vitest';
import { kindOfSoftware } from './software-kinds.ts';

test.each([
  'NovelAI',
  'Midjourney',
  'Stable Diffusion web UI',
  'ComfyUI',
  'DALL·E 3',
  'Adobe Firefly 3',
  'Made with Google AI',
])('%s makes pictures', (name) => {
  expect(kindOfSoftware(name)).toBe('generator');
});

test.each([
  'GIMP 2.10.36',
  'Created with GIMP',
  'Adobe Photoshop 26.1 (Macintosh)',
  'Pixelmator Pro 3.6',
  'paint.net 5.1',
  'Canva (Renderer) doc=DAF',
  'Snapseed 2.19',
  'iLovePDF',
  'Foxit PhantomPDF Printer',
])('%s changes pictures or pages', (name) => {
  expect(kindOfSoftware(name)).toBe('editor');
});

test.each([
  'Snipping Tool',
  'Preview',
  'macOS Preview',
  'Microsoft: Print To PDF',
  'Windows Photo Editor 10.0.10011.16384',
  'Android 16',
  '17.6.1',
  'Skia/PDF m140',
  'Microsoft® Word for Microsoft 365',
  'Adobe Photoshop Lightroom Classic 14.0',
  'Acrobat Distiller 9.0',
  'EPSON Scan 2',
  'HP Imagen Scan',
])('%s speaks neither for nor against', (name) => {
  expect(kindOfSoftware(name)).toBe('other');
});
