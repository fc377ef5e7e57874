import type { consoleFoodCourtCalls } from '@tableside/contract/http/admin/food-courts';
import type { courtBasketCalls } from '@tableside/contract/http/courts/baskets';
import type { hallInvoiceCalls } from '@tableside/contract/http/courts/hall-invoices';
import type { hallLiveCalls } from '@tableside/contract/http/courts/hall-live';
import type { hallMoneyCalls } from '@tableside/contract/http/courts/hall-money';
import type { courtNotifyCalls } from '@tableside/contract/http/courts/notify';
import type { courtPaymentCalls } from '@tableside/contract/http/courts/payments';
import type { foodCourtCalls } from '@tableside/contract/http/food-courts';
import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import type { Scanner } from '../scan/index.ts';
import { basketHandlers, deleteOldBaskets } from './basket/index.ts';
import { deleteOldVisits } from './court-store.ts';
import { courtsView } from './courts-view.ts';
import { enterHandlers } from './enter-venue.ts';
import { findDishes } from './finding/find-dishes.ts';
import { hallHandlers } from './hall.ts';
import { hallCartHandlers } from './hall-carts.ts';
import { tellHours } from './hours/index.ts';
import { hallInvoiceHandlers } from './invoicing/index.ts';
import { hallLiveHandlers } from './live/index.ts';
import { passingJobs } from './passing/index.ts';
import { courtPaymentHandlers } from './paying/index.ts';
import { printCourt } from './print-court.ts';
import { returnToCarts } from './returning/return-to-carts.ts';
import { addCourt, saveCourt } from './save-court.ts';
import { hallMoneyHandlers } from './settling/index.ts';
import { tellingHandlers } from './telling/index.ts';

export { readCounterSessions, readStalls } from './court-store.ts';
export { openHall } from './hall.ts';
export { createHallPulse } from './live/index.ts';
export { courtOf, languageAt, provenVisit } from './visit.ts';

/** Halls with several venues of one organisation: what guests see of them, and what owners choose. ADR 0027. */
export const foodCourtHandlers = (
  deps: Deps,
  scanner: Scanner,
): Handlers<
  | keyof typeof foodCourtCalls
  | keyof typeof courtPaymentCalls
  | keyof typeof courtNotifyCalls
  | keyof typeof courtBasketCalls
  | keyof typeof consoleFoodCourtCalls
  | keyof typeof hallMoneyCalls
  | keyof typeof hallInvoiceCalls
  | keyof typeof hallLiveCalls
> => ({
  ...hallHandlers(deps),
  ...enterHandlers({ ...deps, scanner }),
  ...hallCartHandlers(deps),
  ...courtPaymentHandlers(deps),
  ...basketHandlers(deps),
  ...tellingHandlers(deps),
  ...hallMoneyHandlers(deps),
  ...hallInvoiceHandlers(deps),
  ...hallLiveHandlers(deps),
  'GET /food-courts/find-dishes/{session}': findDishes(deps),
  'POST /food-courts/return-to-cart/{session}': returnToCarts(deps),
  'GET /console/{venue}/food-courts': ({ staff, meta }) => courtsView(deps, deps.database.run, staff, meta),
  'POST /console/{venue}/food-courts/add': keepsDone(
    addCourt(deps),
    async ({ staff, meta }) => ({ food_courts: await courtsView(deps, deps.database.run, staff, meta) }),
    ['court'],
  ),
  'POST /console/{venue}/food-courts/{court}/save': saveCourt(deps),
  'POST /console/{venue}/food-courts/{court}/print': printCourt(deps),
});

export const foodCourtJobs = (deps: Deps): Job[] => [
  { name: 'tell-hall-hours', everySeconds: 60, run: now => tellHours(deps, now) },
  ...passingJobs(deps),
  {
    name: 'end-food-court-visits',
    everySeconds: 600,
    run: async now => {
      await deleteOldVisits(deps.database.run, new Date(now));
      await deleteOldBaskets(deps.database.run, new Date(now));
    },
  },
];
