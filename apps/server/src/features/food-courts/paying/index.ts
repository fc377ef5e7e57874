import type { courtPaymentCalls } from '@tableside/contract/http/courts/payments';
import { METHODS_OF_COMPOSITE } from '@tableside/contract/http/courts/payments';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/mount/handler.ts';
import { multiMerchantOrder } from './multi-merchant.ts';
import { payTogether } from './pay-together.ts';
import { walletOfCourt } from './wallet-of-court.ts';

export { ordersOf } from './orders-of-phone.ts';
export { naming, type OrderAt } from './orders-to-pay.ts';
export { waysOfCourt } from './ways.ts';

type CreateCall = keyof typeof METHODS_OF_COMPOSITE;

const creating = (deps: Deps): Handlers<CreateCall> =>
  Object.fromEntries(
    Object.entries(METHODS_OF_COMPOSITE).map(([call, methods]) => [call, payTogether(deps, methods)]),
  ) as Handlers<CreateCall>;

/** One payment for orders at several stalls. ADR 0034. */
export const courtPaymentHandlers = (deps: Deps): Handlers<keyof typeof courtPaymentCalls> => ({
  ...creating(deps),
  'GET /food-courts/wallet/{session}': walletOfCourt(deps),
  'GET /food-courts/multi-merchant-order/{paymentUuid}': multiMerchantOrder(deps),
});
