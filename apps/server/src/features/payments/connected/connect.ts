import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { NoAnswer, ProviderRefusal } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler, StaffContext } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import type { Venue } from '../../venues/index.ts';
import { lockVenueMethods } from '../accounts/account-store.ts';
import { publicAddress } from '../start/public-address.ts';
import { type ConnectedRow, connectedOfVenue, endConnected, noteAsked, reopen } from './connected-store.ts';
import { offerMethodsOf } from './offer-methods.ts';
import type { Platform } from './platforms.ts';
import { keepStanding } from './refresh.ts';

type Begun = { readonly row: ConnectedRow; readonly isFirstTry: boolean };

/** The venue's row at the provider: the present one, an ended one again, or a new one that is kept before anybody is asked. */
const begin = (deps: Deps, staff: StaffContext, platform: Platform, { settings }: Venue): Promise<Begun> =>
  deps.database.transaction(async run => {
    const methods = await lockVenueMethods(run, staff.venueId);
    const { provider, isDemo } = platform;
    const rows = (await connectedOfVenue(run, staff.venueId)).filter(
      row => row.provider === provider.id && row.is_demo === isDemo,
    );
    const action = 'provider-connect';
    await audit(run, staff, { action, subject: `provider:${provider.id}`, data: {} });
    await offerMethodsOf(run, staff, provider, methods, settings.currency.code);
    const before = rows.find(row => row.ended_at === null) ?? rows.find(row => row.account_ref !== null);
    if (before) {
      if (before.ended_at !== null) await reopen(run, before.id);
      return { row: before, isFirstTry: false };
    }
    const row = {
      id: randomUUID(),
      venue_id: staff.venueId,
      provider: provider.id,
      is_demo: isDemo,
      asked_at: new Date(deps.clock()),
    };
    await noteAsked(run, row);
    const nothing = { account_ref: null, told_at: null, ended_at: null };
    const none = { charges: false, submitted: false, due: 0, rejected: false };
    return { row: { ...row, ...none, ...nothing }, isFirstTry: true };
  });

/** What went wrong at the provider, as the owner is told; the row stays, and the next try is the same account. */
const refusalOf = (deps: Deps, cause: unknown): unknown => {
  if (cause instanceof NoAnswer) return new Refusal('payment_provider_silent');
  if (!(cause instanceof ProviderRefusal)) return cause;
  deps.log.error({ reason: cause.message }, 'a provider opens no account for a venue');
  return new Refusal('payment_type_not_enabled');
};

/** Leads the owner to the provider's questions. Coming back proves nothing: how the account stands is asked for. */
export const connectProvider =
  (deps: Deps): Handler<'POST /console/{venue}/providers/{provider}/connect'> =>
  async ({ staff, params, meta }) => {
    const platform = deps.platforms.at(params.provider);
    if (!platform) throw new Refusal('not_found');
    const venue = await deps.venues.get(staff.venueId);
    const { countryCode, currency } = venue.settings;
    const account = platform.account(currency.decimals);
    // It has keys and no place: the sandbox is starting.
    if (!account) throw new Refusal('payment_provider_silent');
    const back = `${publicAddress(deps.env, meta)}/console/${venue.slug}/payment-settings`;
    const { row, isFirstTry } = await begin(deps, staff, platform, venue);
    const { connecting } = platform;
    try {
      let ref = row.account_ref;
      if (ref === null) {
        const askedAt = isFirstTry ? null : row.asked_at.getTime();
        const wish = { key: row.id, askedAt, country: countryCode, name: venue.name };
        const opened = await connecting.open(account, wish, deps.providerWorld);
        await keepStanding(deps, row, opened, deps.clock());
        ref = opened.ref;
      }
      const links = { ref, returnUrl: back, againUrl: `${back}?again=${params.provider}` };
      return { url: await connecting.linkTo(account, links, deps.providerWorld) };
    } catch (cause) {
      throw refusalOf(deps, cause);
    }
  };

/** No new money through the account; what it took is given back through it as before. */
export const disconnectProvider =
  (deps: Deps): Handler<'POST /console/{venue}/providers/{provider}/disconnect'> =>
  async ({ staff, params }) => {
    if (!deps.platforms.at(params.provider)) throw new Refusal('not_found');
    return deps.database.transaction(async run => {
      await lockVenueMethods(run, staff.venueId);
      const rows = await connectedOfVenue(run, staff.venueId);
      const present = rows.find(row => row.provider === params.provider && row.ended_at === null);
      if (!present) return { ended: false };
      await endConnected(run, present.id, new Date(deps.clock()));
      const action = 'provider-disconnect';
      await audit(run, staff, { action, subject: `provider:${params.provider}`, data: {} });
      return { ended: true };
    });
  };
