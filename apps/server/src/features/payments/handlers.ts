import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { askStanding } from './accounts/ask-standing.ts';
import { writePaymentMethods } from './accounts/payment-methods.ts';
import { listProviders, writeProvider } from './accounts/provider-keys.ts';
import { markRedirected } from './cancel/leave-for-bank.ts';
import { connectProvider, disconnectProvider } from './connected/connect.ts';
import type { PaymentPoller } from './polling/checker.ts';
import { checkByToken, montonioCallback } from './start/return-token.ts';
import { listPayments as listStaffPayments, readPayment } from './view/payments-list.ts';
import { personnelList } from './view/personnel.ts';
import {
  byUuid,
  cancel,
  checkStatus,
  expirationCheck,
  lastPayment,
  listPayments,
} from './view/show-payment.ts';

type Keys =
  | `POST /payments/${
      | 'montonio/callback/{session}'
      | 'neopay/check-payment-status'
      | 'last-payment/{session}'
      | 'cancel/{uuid}'
      | 'leaving/{uuid}'}`
  | `GET /payments/${
      | 'check-payment-status/{uuid}'
      | 'payment-by-uuid/{uuid}'
      | 'expiration-check/{uuid}'
      | 'list/{session}'}`
  | 'GET /personnel/get-list-v2/{session}'
  | 'GET /console/{venue}/payments'
  | 'GET /console/{venue}/payments/{payment}'
  | 'GET /console/{venue}/providers'
  | 'POST /console/{venue}/providers/{provider}'
  | 'GET /console/{venue}/providers/{provider}/standing'
  | 'POST /console/{venue}/providers/{provider}/connect'
  | 'POST /console/{venue}/providers/{provider}/disconnect'
  | 'POST /console/{venue}/payment-methods';

/** Payments as guests follow them and staff read them, and what a venue has at its providers. Beginning one is checkout's. */
export const paymentHandlers = (deps: Deps, checker: PaymentPoller): Handlers<Keys> => ({
  'POST /payments/montonio/callback/{session}': montonioCallback(deps, checker, 'montonio'),
  'POST /payments/neopay/check-payment-status': checkByToken(deps, checker, 'neopay'),
  'POST /payments/last-payment/{session}': lastPayment(deps),
  'POST /payments/cancel/{uuid}': cancel(deps),
  'POST /payments/leaving/{uuid}': markRedirected(deps),
  'GET /payments/check-payment-status/{uuid}': checkStatus(deps, checker),
  'GET /payments/payment-by-uuid/{uuid}': byUuid(deps),
  'GET /payments/expiration-check/{uuid}': expirationCheck(deps),
  'GET /payments/list/{session}': listPayments(deps),
  'GET /personnel/get-list-v2/{session}': personnelList(deps),
  'GET /console/{venue}/payments': listStaffPayments(deps),
  'GET /console/{venue}/payments/{payment}': readPayment(deps),
  'GET /console/{venue}/providers': listProviders(deps),
  'POST /console/{venue}/providers/{provider}': writeProvider(deps),
  'GET /console/{venue}/providers/{provider}/standing': askStanding(deps),
  'POST /console/{venue}/providers/{provider}/connect': connectProvider(deps),
  'POST /console/{venue}/providers/{provider}/disconnect': disconnectProvider(deps),
  'POST /console/{venue}/payment-methods': writePaymentMethods(deps),
});
