import { expect, it } from 'vitest';
import { matchPath, pathTo } from './paths.ts';
import { ROUTES } from './routes.ts';

it.each([
  ['[SCAN-01]', '/VILNIUS-1', 'ScanQr', { hash: 'VILNIUS-1' }],
  ['[SELECT-01]', '/select/abc', 'Select', { session: 'abc' }],
  ['[FILTER-01]', '/menu-filters/abc', 'MenuFilters', { session: 'abc' }],
  ['[MENU-01]', '/menu/abc', 'Menu', { session: 'abc' }],
  ['[SEARCH-01]', '/search/abc', 'Search', { session: 'abc' }],
  ['[CART-01]', '/place-order/abc', 'PlaceOrder', { session: 'abc' }],
  ['[PREVIEW-01]', '/preview/abc', 'Preview', { hash: 'abc' }],
  ['[APP-07]', '/pay/abc/12', 'Pay', { session: 'abc', order: '12' }],
  ['[APP-07]', '/tip/success/x', 'TipSuccess', { tipsQrCardHash: 'x' }],
  ['[APP-07]', '/profile/details/abc', 'ProfileDetails', { session: 'abc' }],
  ['[APP-07]', '/food-court/orders/h', 'FoodCourtOrders', { foodCourtHash: 'h' }],
  ['[APP-07]', '/food-court/h', 'FoodCourt', { foodCourtHash: 'h' }],
] as const)('%s %s is a page', (_, path, name, params) => {
  expect(matchPath(path)).toEqual({ name, params });
});

it('[APP-07] every route of the table leads back to itself', () => {
  for (const [name, path] of ROUTES) {
    const example = path.replace(/:\w+/g, 'x1');
    expect(matchPath(example)?.name, path).toBe(name);
  }
});

it('[KIOSK-02] [PERSON-01] [PERSON-02] the pages of a kiosk have the documents’ addresses', () => {
  const named = ['/view-kiosk-order/s/o', '/pay-in-person/s/o', '/pay-in-person-success/s/p'];
  expect(named.map(path => matchPath(path)?.name)).toEqual([
    'ViewKioskOrder',
    'PayInPerson',
    'PayInPersonSuccess',
  ]);
});

it('[TERM-02] the name that two paths of the documents share leads to the success page, the back office to itself', () => {
  const success = pathTo('PayInPersonSuccess', { session: 'abc', paymentUUID: 'p' });
  expect(success).toBe('/pay-in-person-success/abc/p');
  expect(ROUTES.filter(([name]) => name === 'PayInPersonSuccess')).toHaveLength(1);
  expect(matchPath('/terminal-commands/abc')).toEqual({
    name: 'TerminalCommands',
    params: { session: 'abc' },
  });
});

it('[APP-07] an address that is no page is told apart from one that is', () => {
  expect(matchPath('/a/b/c/d')).toBeNull();
  expect(matchPath('/')).toBeNull();
  expect(matchPath('/menu/%E0%A4%A')).toBeNull();
});

it('an address is made with its parameters and query escaped', () => {
  expect(pathTo('Menu', { session: 'a/b' }, { order: 'N 1', orderNumber: undefined })).toBe(
    '/menu/a%2Fb?order=N+1',
  );
});
