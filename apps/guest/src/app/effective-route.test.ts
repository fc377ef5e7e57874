import { expect, it } from 'vitest';
import { aSession } from '../testing/wire-builders.ts';
import { destinationOf, effectiveMatch, isSplashPreview, previewDestination } from './effective-route.ts';

const none = new URLSearchParams();
const filters = [{ name: 'Food', image: null, flex_width: '50%', category_ids: ['c'] }];

it('[SCAN-09] a kiosk goes straight to the menu', () => {
  const session = aSession({
    table: { order_type: 'self_service' },
    restaurant: { functionalities: ['order', 'show-select-screen'], menu_filters: filters },
  });
  expect(destinationOf('s', session, none)).toBe('/menu/s');
});

it('[SCAN-02] [SCAN-10] [FLAG-12] the select screen comes first where the venue wants it, unless the code skips it', () => {
  const session = aSession({ restaurant: { functionalities: ['order', 'show-select-screen'] } });
  expect(destinationOf('s', session, none)).toBe('/select/s');
  expect(destinationOf('s', session, new URLSearchParams('skip_select_screen'))).toBe('/menu/s');
});

it('[SCAN-11] [SCAN-12] otherwise the filters where there are some, else the menu', () => {
  expect(destinationOf('s', aSession({ restaurant: { menu_filters: filters } }), none)).toBe(
    '/menu-filters/s',
  );
  expect(destinationOf('s', aSession(), none)).toBe('/menu/s');
});

it('[SCAN-07] a scanned code shows its destination at once and knows the address to settle at', () => {
  const scanned = { token: 's', session: aSession() };
  expect(effectiveMatch('/VENUE-5', '', scanned)).toEqual({
    match: { name: 'Menu', params: { session: 's' } },
    settleAt: '/menu/s',
  });
  expect(effectiveMatch('/search/s', '', scanned).settleAt).toBeNull();
});

it('[PREVIEW-05] the editor names the screen, otherwise the menu opens', () => {
  expect(previewDestination('s', new URLSearchParams('editor=true&previewPathName=Select'))).toBe(
    '/select/s',
  );
  expect(previewDestination('s', new URLSearchParams('previewPathName=Select'))).toBe('/menu/s');
  expect(previewDestination('s', new URLSearchParams('editor=true&previewPathName=Nonsense'))).toBe(
    '/menu/s',
  );
});

it('[PREVIEW-04] the query says whether it is the editor that looks, and at what', () => {
  const scanned = { token: 's', session: aSession({ mode: 'preview' }) };
  const at = (query: string) => effectiveMatch('/preview/VENUE-5', query, scanned).match?.name;
  expect(at('?editor=true&previewPathName=Select')).toBe('Select');
  expect(at('?editor=false&previewPathName=Select')).toBe('Menu');
  expect(at('')).toBe('Menu');
});

it('[PREVIEW-02] one address serves the preview, and the splash where the query names it', () => {
  expect(isSplashPreview('?editor=true&previewPathName=SplashScreenPreview')).toBe(true);
  expect(isSplashPreview('?editor=true&previewPathName=Menu')).toBe(false);
});
