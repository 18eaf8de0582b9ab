import { expect, test } from 'vitest';
import { BUDGETS } from '../../coa/budgets.ts';
import { siteContext } from '../../pages/_site.ts';
import { checkPageSettings } from './check-page-settings.ts';

const context = siteContext();
const settings = checkPageSettings(context);

test('the limits are those of the service, in words and media types alike', () => {
  expect(settings.limits.bytes).toBe(BUDGETS.pictureBytes);
  expect(settings.limits.types).toHaveLength(7);
  expect(settings.limits.names).toBe('PNG, JPEG, WebP, GIF, BMP, TIFF or PDF');
});

test('every laboratory has its page; the deep link is there where our list has one', () => {
  expect(settings.laboratories.map(({ page }) => page)).toEqual(
    context.data.laboratories.map(({ id }) => `/labs/${id}/`),
  );
  const withLink = context.data.laboratories.filter(({ verification }) => verification?.deep_link);
  expect(settings.laboratories.filter(({ deepLink }) => deepLink !== null)).toHaveLength(withLink.length);
});

test('what a look-up asks for is named as the laboratory prints it; where nothing is typed, the steps are told', () => {
  const of = (id: string) => settings.laboratories.find((laboratory) => laboratory.id === id)!;
  expect(of('freedom-diagnostics')).toMatchObject({ needs: [{ field: 'key', label: 'Search Code' }], how: '' });
  expect(of('uzorak')).toMatchObject({ needs: [], how: expect.stringContaining('opens uzorak.com') });
  for (const { lookUp, needs, how } of settings.laboratories)
    expect(lookUp === null || (how === '') === needs.length > 0).toBe(true);
});
