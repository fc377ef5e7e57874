import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { kioskOf } from '../kiosks/index.ts';
import { NEW_PAYMENT } from '../limits/index.ts';
import { askProvider, ownPayment, paymentView } from '../payments/index.ts';
import { saleOfDevice } from './sale-store.ts';

/**
 * What a device says that a terminal said: never that money came, nor that it went back. Where it names a sale of its own
 * the terminal is asked, for the enrolled kiosk of that place alone; told twice, or a lie, it changes nothing.
 */
export const worldlineCallback =
  (deps: Deps): Handler<'POST /payments/worldline/callback'> =>
  async ({ body: { data }, meta }) => {
    const { run } = deps.database;
    const { deviceToken } = meta;
    const kiosk = await kioskOf(deps, meta);
    if (!kiosk) throw new Refusal('kiosk_not_enrolled');
    if (deviceToken === null) throw new Refusal('payment_not_found');
    const own = { device: hashOfToken(deviceToken), table: kiosk.table_id };
    const sale = await saleOfDevice(run, Number(data.CRN), own);
    if (!sale) throw new Refusal('payment_not_found');
    const { amount, currency } = data;
    const differs = amount !== undefined && amount !== sale.amount;
    if (differs || (currency !== undefined && currency.toUpperCase() !== sale.currency)) {
      throw new Refusal('webhook_refused');
    }
    deps.limits.take('terminal-callback', sale.payment_id, NEW_PAYMENT);
    await askProvider(deps, sale.payment_id);
    return paymentView(await ownPayment(deps, sale.payment_id, meta));
  };
