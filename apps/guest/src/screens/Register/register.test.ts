import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { go } from '../../app/navigation.ts';
import { startFrom } from '../../boot/start.ts';
import { api } from '../../data/api.ts';
import { writeEntry } from '../../data/cache.ts';
import { running } from '../../testing/running.tsx';
import { aLoyaltyProgram, aSession } from '../../testing/wire-builders.ts';
import NewUserForm from '../NewUserForm/index.tsx';
import Register from './index.tsx';

vi.mock('../../data/api.ts', () => ({ api: vi.fn() }));
vi.mock('../../app/navigation.ts', async original => ({ ...(await original<object>()), go: vi.fn() }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

const DETAILS = { name: 'Rūta', phone_number: '+37061234567', city: 'Vilnius', birth_date: '1990-02-28' };
const CARD = { id: 'p', expires_at: null };
const aUser = (wallet_details: object | null, loyalty_programs: readonly object[] = []) => ({
  uid: 'u',
  displayName: 'Rūta',
  wallet_details,
  loyalty_programs,
});

/** Where a guest is led who opens the screen with the menu as the end of the way. */
const ledFrom = async (screen: typeof Register, path: string, user: object | null) => {
  const session = aSession({ restaurant: { loyalty_programs: [aLoyaltyProgram()] } });
  const url = `${path}?redirect=/menu/s`;
  startFrom(url, { language: 'en', token: 's', session, failure: null, texts: {}, textFiles: {} }, null);
  writeEntry('user', { user, providers: [] });
  const { leave } = await running(screen, { params: { session: 's' } }, session);
  await leave();
  return vi.mocked(go).mock.calls.map(([to, how]) => [to, how?.replace]);
};

it.each([
  ['[LOYAL-06] a card', { has_details: true, enrolled: true }, '/menu/s'],
  [
    '[LOYAL-08] no details',
    { has_details: false, enrolled: false },
    '/profile/new-user-form/s?redirect=%2Fmenu%2Fs',
  ],
  ['[LOYAL-09] details', { has_details: true, enrolled: false }, '/loyalty/preview/s?redirect=%2Fmenu%2Fs'],
])('register leads who has %s on by what our server says', async (_, standing, to) => {
  vi.mocked(api).mockResolvedValue(standing);
  expect(await ledFrom(Register, '/register/s', aUser(null))).toEqual([[to, true]]);
});

it('[LOYAL-07] register keeps who is not signed in', async () => {
  expect(await ledFrom(Register, '/register/s', null)).toEqual([]);
  expect(api).not.toHaveBeenCalled();
});

it.each([
  ['[LOYAL-10] no card', aUser(DETAILS), [['/loyalty/preview/s?redirect=%2Fmenu%2Fs', true]]],
  ['[LOYAL-11] a card', aUser(DETAILS, [CARD]), [['/menu/s', true]]],
  ['something to tell', aUser(null), []],
])('the details lead who came for a card and has %s on', async (_, user, to) => {
  expect(await ledFrom(NewUserForm, '/profile/new-user-form/s', user)).toEqual(to);
});
