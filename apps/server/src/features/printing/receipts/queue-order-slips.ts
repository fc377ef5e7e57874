import { fromWire } from '@tableside/contract';
import { orderSlip } from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import { boardOrder, readOrder } from '../../orders/index.ts';
import { paperWords } from '../../paper/index.ts';
import { followAddress } from '../follow/follow-address.ts';
import { orderSlipWords } from './order-slip-words.ts';
import { queueAtTable } from './queue-paper.ts';
import { type SlipDue, slipsDue } from './slip-store.ts';

const queueSlipOf = async (deps: Deps, due: SlipDue): Promise<void> => {
  const { database, venues, clock, secretBox, mail } = deps;
  const { name, settings } = await venues.get(due.venue_id);
  const spoken = paperWords(settings.mainLanguage, settings);
  // Without an address that phones can open there is nothing to scan.
  const qr = due.taken && mail.site ? followAddress(secretBox, mail.site, due.id) : null;
  await database.transaction(async run => {
    const order = boardOrder(await readOrder(run, due.id));
    const money = (amount: number) => spoken.money(fromWire(amount, settings.currency.decimals));
    const lines = orderSlip(
      {
        venue: name,
        number: order.order_id,
        time: spoken.time(new Date(order.placed_at)),
        taken: due.taken,
        isPaid: due.taken ? order.is_paid : due.paid,
        lines: order.items.map(({ quantity, name, modifiers, total }) => ({
          quantity,
          name,
          modifiers: modifiers.map(modifier => modifier.name),
          sum: money(total),
        })),
        total: money(order.total),
        answers: Object.entries(order.additional_fields).flatMap(([label, value]) =>
          typeof value === 'string' && value !== '' ? [{ label, value }] : [],
        ),
      },
      orderSlipWords(spoken),
      qr !== null,
    );
    const paper = { lines, ...(qr !== null && { qr }) };
    await queueAtTable(run, due.table_id, paper, { once: due.once, at: new Date(clock()) });
  });
};

/** Queues the slips of orders at their kiosk's printer. One that cannot be read does not hold up the others. PERSON-11, PERSON-13 */
export const queueOrderSlips = async (deps: Deps): Promise<void> => {
  for (const due of await slipsDue(deps.database.run, new Date(deps.clock()))) {
    await queueSlipOf(deps, due).catch((cause: unknown) =>
      deps.log.error({ err: cause, orderId: due.id }, 'no slip was made'),
    );
  }
};
