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
  make: base => {
    const part = createPaymentParts(base);
    const deps = { ...base, ...part };
    const checker = createChecker(deps);
    return {
      part,
      handlers: paymentHandlers(deps, checker),
      jobs: paymentJobs(deps, checker),
      mount: scope => mountProviderRoutes(scope, deps),
    };
  },
});
