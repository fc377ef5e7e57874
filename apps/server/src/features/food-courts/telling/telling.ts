import { Refusal } from '@tableside/contract';
import type { courtNotifyCalls, HallNotifications } from '@tableside/contract/http/courts/notify';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/mount/handler.ts';
import { forgetGuest, subscribeGuest } from '../../notify/index.ts';
import { isReachable, pushKeys } from '../../push/index.ts';
import { e164 } from '../../sessions/index.ts';
import { countersOf } from '../counters.ts';
import { readTold, writePhones } from './telling-store.ts';

type Counters = Awaited<ReturnType<typeof countersOf>>;

const idsOf = (guests: readonly { readonly sessionId: string }[]): string[] =>
  guests.map(({ sessionId }) => sessionId);

/** How a guest of a hall hears of what the stalls make, while looking elsewhere. FOOD-45, FOOD-53, FOOD-71. */
export const tellingHandlers = (deps: Deps): Handlers<keyof typeof courtNotifyCalls> => {
  const view = async ({ guests, texts }: Counters): Promise<HallNotifications> => {
    const { phone, on } = await readTold(deps.database.run, idsOf(guests));
    const key = (await pushKeys(deps))?.publicKey ?? null;
    return { sms: texts && deps.sms.isOpen, phone_number: phone, key, on };
  };
  return {
    'GET /food-courts/notifications/{session}': async ({ params, meta }) =>
      view(await countersOf(deps, params.session, meta)),

    'POST /food-courts/assign-phone-number': async ({ body, meta }) => {
      const { guests, texts, now } = await countersOf(deps, body.food_court_session, meta);
      if (!texts || !deps.sms.isOpen) throw new Refusal('not_found');
      const meant = guests.filter(({ token }) => body.sessions.includes(token));
      if (meant.length === 0) throw new Refusal('session_not_found');
      const phone = await e164(body.countryCallingCode, body.nationalNumber);
      await writePhones(deps.database.run, idsOf(meant), phone, now);
      return { phone_number: phone };
    },

    'POST /food-courts/notifications/{session}/push': async ({ params, body, meta }) => {
      const counters = await countersOf(deps, params.session, meta);
      const { guests, now } = counters;
      if (!(await isReachable(deps, body.endpoint))) {
        throw new Refusal('validation_failed', { fields: { endpoint: 'not_allowed' } });
      }
      await deps.database.transaction(async run => {
        for (const id of idsOf(guests).sort()) await subscribeGuest(run, id, body, now);
      });
      return view(counters);
    },

    'POST /food-courts/notifications/{session}/off': async ({ params, meta }) => {
      const counters = await countersOf(deps, params.session, meta);
      await deps.database.transaction(async run => {
        for (const id of idsOf(counters.guests).sort()) await forgetGuest(run, id);
      });
      return view(counters);
    },
  };
};
