import { feature } from '../../feature.ts';
import { endOvertaken } from './cancel-payment.ts';
import {
  createChecker,
  createPaymentParts,
  mountProviderRoutes,
  type PaymentParts,
  payerEraser,
  paymentHandlers,
  paymentJobs,
} from './index.ts';
import { overtaken } from './overtaken-seam.ts';

declare module '../../deps.ts' {
  interface Deps extends PaymentParts {}
}

export const payments = feature({
  name: 'payments',
  erasers: [payerEraser],
  answers: () => overtaken.answer(endOvertaken),
  offers: createPaymentParts,
  make: deps => {
    const checker = createChecker(deps);
    return {
      handlers: paymentHandlers(deps, checker),
      jobs: paymentJobs(deps, checker),
      mount: scope => mountProviderRoutes(scope, deps),
    };
  },
});
