import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import { readCertificates } from './apple/certificates.ts';
import { applePass } from './apple/pass.ts';
import { newPassKey, requestOf } from './apple/request.ts';
import { iconOf, type PassFace } from './face.ts';
import { readAccount } from './google.ts';
import { openWalletKey, sealWalletKey } from './keys.ts';
import { siteOfPasses } from './ready.ts';
import { removeWallet, storedWallet, type Wallet, writeWallet } from './wallet-store.ts';

type Staff = Parameters<typeof audit>[1] & { readonly venueId: string };
type View = CallAnswer<'GET /console/{venue}/loyalty/wallets'>;

const viewOf = async (deps: Deps, venueId: string): Promise<View> => {
  const { run } = deps.database;
  const [apple, google] = await Promise.all([
    storedWallet(run, venueId, 'apple'),
    storedWallet(run, venueId, 'google'),
  ]);
  const key = apple && openWalletKey(deps, venueId, 'apple', apple.sealedKey);
  const read = apple?.given && key ? readCertificates(apple.given, key, new Date(deps.clock())) : null;
  const found = read && 'found' in read ? read.found : null;
  return {
    apple: {
      request: apple?.request ?? null,
      given: apple?.given != null,
      pass_type: found?.passType ?? null,
      until: found?.until.toISOString() ?? null,
    },
    google: {
      issuer: google?.given?.issuer ?? null,
      account: google?.given?.account ?? null,
      reachable: siteOfPasses(deps, venueId) !== null,
    },
  };
};

const note = (run: Deps['database']['run'], staff: Staff, wallet: Wallet, deed: string) =>
  audit(run, staff, {
    action: 'loyalty-wallet',
    subject: `venue:${staff.venueId}`,
    data: { wallet, deed },
  });

export const showWallets =
  (deps: Deps): Handler<'GET /console/{venue}/loyalty/wallets'> =>
  ({ staff }) =>
    viewOf(deps, staff.venueId);

/** Makes a key, and what Apple is asked to sign of it. What was put in before ends: it was of another key. */
export const askApple =
  (deps: Deps): Handler<'POST /console/{venue}/loyalty/wallets/apple-request'> =>
  async ({ staff }) => {
    const { venueId } = staff;
    const { name } = await deps.venues.get(venueId);
    const key = await newPassKey();
    const sealedKey = sealWalletKey(deps, venueId, 'apple', key);
    const stored = { sealedKey, request: requestOf(key, name), given: null };
    await deps.database.transaction(async run => {
      await writeWallet(run, venueId, 'apple', stored, new Date(deps.clock()));
      await note(run, staff, 'apple', 'asked');
    });
    return viewOf(deps, venueId);
  };

/** A card of nobody, to see that what was put in makes one. */
const SAMPLE: PassFace = {
  id: 'sample',
  programId: 'sample',
  program: 'Test',
  venue: 'Test',
  number: '2900000000001',
  expiresAt: null,
  from: '#000000',
  to: '#333333',
  words: { number: 'Test', today: 'Test', collected: null },
};

/** Puts in what Apple gave. It is held against our key and tried before it is kept. Refuses validation_failed with what is wrong. */
export const saveApple =
  (deps: Deps): Handler<'POST /console/{venue}/loyalty/wallets/apple'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const now = new Date(deps.clock());
    const stored = await storedWallet(deps.database.run, venueId, 'apple');
    const key = stored && openWalletKey(deps, venueId, 'apple', stored.sealedKey);
    if (!key) throw new Refusal('validation_failed', { fields: { certificate: 'other_key' } });
    const read = readCertificates(body, key, now);
    if ('wrong' in read) throw new Refusal('validation_failed', { fields: read.wrong });
    const icon = await iconOf(deps, venueId);
    await applePass(SAMPLE, icon, { key, certificates: read.found }, now);
    await deps.database.transaction(async run => {
      const given = { certificate: body.certificate, authority: body.authority };
      await writeWallet(run, venueId, 'apple', { ...stored, given }, now);
      await note(run, staff, 'apple', 'saved');
    });
    return viewOf(deps, venueId);
  };

export const saveGoogle =
  (deps: Deps): Handler<'POST /console/{venue}/loyalty/wallets/google'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const issuer = body.issuer.trim();
    const read = readAccount(body.key);
    const fields = {
      ...(!/^\d{5,30}$/.test(issuer) && { issuer: 'unreadable' }),
      ...(!read && { key: 'unreadable' }),
    };
    if (!read || Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
    const sealedKey = sealWalletKey(deps, venueId, 'google', read.key);
    const stored = { sealedKey, request: null, given: { issuer, account: read.account } };
    await deps.database.transaction(async run => {
      await writeWallet(run, venueId, 'google', stored, new Date(deps.clock()));
      await note(run, staff, 'google', 'saved');
    });
    return viewOf(deps, venueId);
  };

/** Cards that are in wallets stay there; none goes into one any more. */
export const dropWallet =
  (deps: Deps): Handler<'POST /console/{venue}/loyalty/wallets/remove'> =>
  async ({ staff, body: { wallet } }) => {
    await deps.database.transaction(async run => {
      await removeWallet(run, staff.venueId, wallet);
      await note(run, staff, wallet, 'removed');
    });
    return viewOf(deps, staff.venueId);
  };
