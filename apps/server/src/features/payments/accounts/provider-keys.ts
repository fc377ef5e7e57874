import { Refusal } from '@tableside/contract';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import {
  type KeyField,
  keyMode,
  PAYMENT_METHODS,
  type PaymentProvider,
  recommendedProvider,
  takesCurrency,
  wrongKeys,
} from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { readStamps, saveIfUnchanged, stampView } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import type { Venue } from '../../venues/index.ts';
import { connectedOfVenue } from '../connected/connected-store.ts';
import { offerMethodsOf } from '../connected/offer-methods.ts';
import { connectionView } from '../connected/refresh.ts';
import { knowsItsAddress } from '../start/public-address.ts';
import { lockVenueMethods } from './account-store.ts';
import type { OpenAccount } from './accounts.ts';

/** Every value that opens the sandbox, of whichever of its providers. */
const DEMO_VALUES: ReadonlySet<string> = new Set(
  Object.values(SANDBOX_KEYS).flatMap(venue =>
    Object.values(venue).flatMap(keys => Object.values(keys).map(String)),
  ),
);

const isDemoValue = (value: string | undefined): boolean => value !== undefined && DEMO_VALUES.has(value);

/** Secrets of the demo stand in our source: keys of which one is such are no keys for real money. */
const isDemo = ({ capabilities }: PaymentProvider, keys: Readonly<Record<string, string>>): boolean =>
  capabilities.keys.some(({ name, secret }) => secret && isDemoValue(keys[name]));

/** Enough of a key to tell it from another, and never so much that it could be used. */
const hintOf = ({ secret }: KeyField, value: string | undefined): string | null => {
  if (value === undefined) return null;
  if (!secret && value.length < 12) return value;
  const end = `…${value.length < 20 ? '' : value.slice(-4)}`;
  return secret ? end : `${value.slice(0, 8)}${end}`;
};

const modeOf = ({ provider, keys }: OpenAccount): 'real' | 'test' | null => {
  const mode = keyMode(provider, keys);
  return mode === 'mixed' ? null : mode;
};

/** What can be offered in the venue's currency: what is chosen first, in its order. */
const methodsOf = (
  { providers }: Pick<Deps, 'providers'>,
  { settings }: Venue,
  takers: readonly string[],
) => {
  const rest = PAYMENT_METHODS.filter(method => !settings.paymentProviders.includes(method));
  return [...settings.paymentProviders, ...rest].flatMap((id, place) => {
    const provider = providers.ofMethod(id);
    const method = provider?.capabilities.methods.find(known => known === id);
    if (!provider || !method) return [];
    if (!takesCurrency(provider.capabilities, method, settings.currency.code)) return [];
    const ready = provider.capabilities.settledBy === 'staff' || takers.includes(provider.id);
    return [{ id, provider: provider.id, chosen: place < settings.paymentProviders.length, ready }];
  });
};

/** Which providers the venue has keys for, and what guests can be offered; a secret is said to be there and never shown. */
export const listProviders =
  (deps: Deps): Handler<'GET /console/{venue}/providers'> =>
  async ({ staff }) => {
    const stamps = await readStamps(deps.database.run, staff.venueId);
    const [venue, accounts, lost, connected, takers] = await Promise.all([
      deps.venues.get(staff.venueId),
      deps.accounts.open(staff.venueId),
      deps.accounts.lost(staff.venueId),
      connectedOfVenue(deps.database.run, staff.venueId),
      deps.accounts.connected(staff.venueId),
    ]);
    const offered = await deps.offers.of(venue);
    const recommended = recommendedProvider(venue.settings.countryCode);
    return {
      providers: deps.providers.all
        .filter(({ capabilities }) => capabilities.keys.length > 0)
        .map(({ id, capabilities }) => {
          const account = accounts.find(({ provider }) => provider.id === id);
          const platform = deps.platforms.at(id);
          const connection = connected.find(
            row => row.provider === id && row.ended_at === null && row.is_demo === platform?.isDemo,
          );
          return {
            id,
            methods: [...capabilities.methods],
            keys: capabilities.keys.map(field => ({
              name: field.name,
              secret: field.secret,
              set: account?.keys[field.name] !== undefined,
              hint: hintOf(field, account?.keys[field.name]),
            })),
            is_demo: account?.isDemo ?? false,
            mode: account ? modeOf(account) : null,
            unreadable: lost.includes(id),
            connects: platform !== null,
            connection: connection ? connectionView(connection) : null,
            offered: offered.filter(method => capabilities.methods.some(known => known === method)),
            ...stampView(stamps[`keys-${id}`]),
          };
        }),
      by_phone: knowsItsAddress(deps.env),
      recommended: deps.providers.all.find(({ id }) => id === recommended)?.id ?? null,
      methods: methodsOf(deps, venue, [...accounts.map(({ provider }) => provider.id), ...takers]),
      chosen: stampView(stamps['payment-methods']),
    };
  };

/** Stores a venue's keys, sealed; an absent one stays as it is. Refuses provider_keys_invalid naming the wrong ones, or those of which one is a test key and another is not; settings_changed. */
export const writeProvider =
  (deps: Deps): Handler<'POST /console/{venue}/providers/{provider}'> =>
  async ({ staff, params, body }) => {
    const provider = deps.providers.byId(params.provider);
    if (!provider || provider.capabilities.keys.length === 0) throw new Refusal('not_found');
    const { settings } = await deps.venues.get(staff.venueId);
    return deps.database.transaction(async run => {
      const methods = await lockVenueMethods(run, staff.venueId);
      const accounts = await deps.accounts.open(staff.venueId, run);
      const before = accounts.find(account => account.provider.id === provider.id);
      const known = before?.keys ?? {};
      const keys = { ...known, ...body.keys };
      const foreign = Object.keys(body.keys).filter(
        name => !provider.capabilities.keys.some(key => key.name === name),
      );
      const wrong = [...foreign, ...wrongKeys(provider, keys)];
      const demo = isDemo(provider, keys);
      if (wrong.length === 0 && keyMode(provider, keys) === 'mixed') {
        const shown = provider.capabilities.keys.filter(({ test }) => test !== undefined);
        throw new Refusal('provider_keys_invalid', { keys: shown.map(({ name }) => name), mixed: true });
      }
      if (wrong.length > 0 || (demo && (!deps.env.sandbox || deps.env.production))) {
        throw new Refusal('provider_keys_invalid', { keys: wrong });
      }
      const saved = await saveIfUnchanged(run, staff, `keys-${provider.id}`, body.revision);
      await deps.accounts.write(run, { venueId: staff.venueId, provider: provider.id, keys, isDemo: demo });
      if (!before) await offerMethodsOf(run, staff, provider, methods, settings.currency.code);
      await audit(run, staff, {
        action: 'provider-keys',
        subject: `provider:${provider.id}`,
        data: { keys: Object.keys(body.keys) },
      });
      return saved;
    });
  };
