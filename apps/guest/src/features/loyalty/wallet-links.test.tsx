import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { startFrom } from '../../boot/start.ts';
import { writeEntry } from '../../data/cache.ts';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import type { User } from '../account/index.ts';
import { WalletLinks } from './WalletLinks.tsx';

afterEach(() => vi.unstubAllGlobals());

const CARD = {
  id: 'p1',
  loyalty_card_number: '2900000000001',
  points: null,
  tiers: null,
  offers: [],
  mail: null,
} as unknown as User['loyalty_programs'][number];

const linksOn = async (userAgent: string, wallets: { apple: boolean; google: string | null }) => {
  const texts = Object.assign({}, ...(['core', 'more'] as const).map(set => compileGuestSet('en', set)));
  const session = aSession();
  startFrom('/', { language: 'en', token: 's', session, failure: null, texts, textFiles: {} }, null);
  writeEntry('wallets:p1:2900000000001:en', wallets);
  vi.stubGlobal('navigator', { userAgent });
  const page = await running(WalletLinks, { card: CARD }, session);
  const links = drawn(page.value())
    .filter(({ type }) => type === 'a')
    .map(({ props }) => [props.children, props.href]);
  await page.leave();
  return links;
};

const SAVE = 'https://pay.google.com/gp/v/save/x.y.z';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10)';

it('a card goes into the wallet of the phone at hand, where its venue signs for that', async () => {
  const both = { apple: true, google: SAVE };
  const file = '/api/loyalty/pass?loyalty_program_id=p1&language=en';
  expect(await linksOn(IPHONE, both)).toEqual([['Add to Apple Wallet', file]]);
  expect(await linksOn(ANDROID, both)).toEqual([['Add to Google Wallet', SAVE]]);
  expect(await linksOn(IPHONE, { apple: false, google: SAVE })).toEqual([]);
  expect(await linksOn(ANDROID, { apple: true, google: null })).toEqual([]);
});
