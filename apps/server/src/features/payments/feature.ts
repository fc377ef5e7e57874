import { feature } from '../../feature.ts';
import { endSuperseded } from './cancel/cancel-payment.ts';
import { superseded } from './cancel/overtaken-seam.ts';
import {
  createPaymentParts,
  createPaymentPoller,
  mountProviderRoutes,
  type PaymentParts,
  payerEraser,
  paymentHandlers,
  paymentJobs,
} from './index.ts';

declare module '../../deps.ts' {
  interface Deps extends PaymentParts {}
}

export const payments = feature({
  name: 'payments',
  erasers: [payerEraser],
  answers: () => superseded.answer(endSuperseded),
  offers: createPaymentParts,
  make: deps => {
    const checker = createPaymentPoller(deps);
    return {
      handlers: paymentHandlers(deps, checker),
      jobs: paymentJobs(deps, checker),
      mount: scope => mountProviderRoutes(scope, deps),
    };
  },
});
