import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import { guestSaleHandlers } from './at-kiosk/guest-sale.ts';
import type { Counter } from './counter.ts';
import { abortSale, askAboutSale, readSaleNow, saleNow, saleOfBill, settleSale } from './follow-sale.ts';
import { worldlineCallback } from './hear-device.ts';
import { startSale } from './start-sale.ts';

export { askProviderOf, type Counter, createCounter } from './counter.ts';
export { IN_PERSON } from './start-sale.ts';

type Keys =
  | 'POST /console/{venue}/bills/{bill}/terminal-sale'
  | 'GET /console/{venue}/bills/{bill}/terminal-sale'
  | 'GET /console/{venue}/terminal-sales/{payment}'
  | 'POST /console/{venue}/terminal-sales/{payment}/abort'
  | 'POST /console/{venue}/terminal-sales/{payment}/ask'
  | 'POST /console/{venue}/terminal-sales/{payment}/settle'
  | 'GET /in-person/{session}/{order}'
  | 'POST /in-person/{session}/{order}/abort'
  | 'POST /payments/worldline/callback';

/** Money that a guest pays at a card terminal of the venue, beside staff. */
export const inPersonHandlers = (deps: Deps, counter: Counter): Handlers<Keys> => {
  const now = saleNow(deps);
  return {
    'POST /console/{venue}/bills/{bill}/terminal-sale': startSale(deps, counter),
    'GET /console/{venue}/bills/{bill}/terminal-sale': saleOfBill(deps),
    'GET /console/{venue}/terminal-sales/{payment}': readSaleNow(deps),
    'POST /console/{venue}/terminal-sales/{payment}/abort': keepsDone(abortSale(deps), now),
    'POST /console/{venue}/terminal-sales/{payment}/ask': keepsDone(askAboutSale(deps), now),
    'POST /console/{venue}/terminal-sales/{payment}/settle': keepsDone(settleSale(deps), now),
    ...guestSaleHandlers(deps),
    'POST /payments/worldline/callback': worldlineCallback(deps),
  };
};
