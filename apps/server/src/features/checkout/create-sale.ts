import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { IN_PERSON } from '../in-person/index.ts';
import { proveKiosk } from '../kiosks/index.ts';
import { NEW_PAYMENT } from '../limits/index.ts';
import { cancelQuietly, type PaymentRow, recordEvent } from '../payments/index.ts';
import { saleOfPayment, terminalOfTable } from '../terminals/index.ts';
import { refreshFromTill } from '../till/index.ts';
import { flagsAt } from '../venues/index.ts';
import { prepareIntent } from './prepare-intent.ts';

/** Keeps the sale of a payment, once; answers with its reference and whether it is new. */
const keepSale = (deps: Deps, payment: PaymentRow, terminal: string) =>
  deps.database.transaction(async run => {
    const known = await saleOfPayment(run, payment.id);
    if (known) return { reference: known.reference, isNew: false };
    const { reference } = await deps.terminals.prepareSale(run, {
      terminal,
      payment: payment.id,
      venueId: payment.venue_id,
      amount: payment.total,
      currency: payment.currency,
      by: '',
    });
    return { reference, isNew: true };
  });

/**
 * A guest pays for an order at the terminal of the place where they stand: payment and sale are kept, money is under way,
 * then the terminal shows the sum. Asked twice it is the same sale. PERSON-07.
 */
export const createSale =
  (deps: Deps): Handler<'POST /payments/worldline/create-sale-transaction'> =>
  async ({ body, meta }) => {
    const guest = await deps.sessions.prove(body.session, meta.deviceToken);
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    await proveKiosk(deps, guest);
    deps.limits.take('payment', guest.sessionId, NEW_PAYMENT);
    const here = await terminalOfTable(deps.database.run, guest.table.id);
    const provider = deps.providers.ofMethod(IN_PERSON);
    if (!here || !provider) throw new Refusal('payment_type_not_enabled');
    const { settings } = await deps.venues.get(guest.venueId, guest.venue.revision);
    await refreshFromTill(deps, guest.venueId, body.order, guest.sessionId);
    const { payment, superseded } = await deps.database.lockingTransaction((run, last) =>
      prepareIntent(run, last, {
        guest,
        deviceHash: hashOfToken(meta.deviceToken ?? ''),
        settings,
        flags: flagsAt(settings, guest.table.flagOverrides),
        provider,
        method: IN_PERSON,
        accountRef: null,
        // At a terminal the sum is what the bill says.
        body: { ...body, round_up: 0 },
        roundingFor: null,
        now: deps.clock(),
      }),
    );
    for (const { id } of superseded) cancelQuietly(deps, id);
    const { reference, isNew } = await keepSale(deps, payment, here.id).catch((cause: unknown) => {
      cancelQuietly(deps, payment.id);
      throw cause;
    });
    if (isNew) {
      await recordEvent(deps, payment.id, { kind: 'processing' }, 'guest', 'created');
      deps.counter.begin(payment.id);
    }
    return { uuid: payment.id, amount: payment.total, CRN: reference, terminal_name: here.name };
  };
