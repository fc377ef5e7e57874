import { Refusal } from '@tableside/contract';
import { PAYMENT_METHODS, takesCurrency } from '@tableside/payments';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { saveIfUnchanged } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { lockVenueMethods, writeVenueMethods } from './account-store.ts';

/** Which methods guests are offered, in order. Refuses one that nobody serves here, or not in the venue's currency; settings_changed. */
export const writePaymentMethods =
  (deps: Deps): Handler<'POST /console/{venue}/payment-methods'> =>
  async ({ staff, body }) => {
    const { settings } = await deps.venues.get(staff.venueId);
    const methods = [...new Set(body.methods)];
    const refused = methods.filter(method => {
      const known = PAYMENT_METHODS.find(candidate => candidate === method);
      const provider = known && deps.providers.ofMethod(known);
      return !known || !provider || !takesCurrency(provider.capabilities, known, settings.currency.code);
    });
    if (refused.length > 0) throw new Refusal('payment_type_not_enabled', { methods: refused });
    return deps.database.transaction(async run => {
      const before = await lockVenueMethods(run, staff.venueId);
      const saved = await saveIfUnchanged(run, staff, 'payment-methods', body.revision);
      await writeVenueMethods(run, staff.venueId, methods);
      const data = { before, after: methods };
      await audit(run, staff, { action: 'payment-methods', subject: `venue:${staff.venueId}`, data });
      return saved;
    });
  };
