import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import { TipLater } from './TipLater.tsx';

const row = (link: string, given = 0, mode: 'scan' | 'preview' = 'scan') => {
  const button = { text: 'Thank the team', link, icon: null, open_new_tab: false };
  const session = aSession({ mode, restaurant: { select_screen_buttons: [button] } });
  return shown(<TipLater number="abc" given={given} />, { session }).controls.map(({ href }) => href);
};

it('[TIPCARD-01] once all is over the venue’s tip card is offered, with the way back to this visit', () => {
  expect(row('/tip/TEAM')).toEqual(['/tip/TEAM?orderId=abc&sessionToken=s']);
});

it.each([
  ['where the venue has no tip card', '/menu.pdf', 0, 'scan'],
  ['to who has given already', '/tip/TEAM', 2, 'scan'],
  ['in a preview', '/tip/TEAM', 0, 'preview'],
] as const)('no tip is offered %s', (_, link, given, mode) => {
  expect(row(link, given, mode)).toEqual([]);
});
