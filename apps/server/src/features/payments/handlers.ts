import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Checker } from './checker.ts';
import { leaveForBank } from './leave-for-bank.ts';
import { writePaymentMethods } from './payment-methods.ts';
import { listPayments as listStaffPayments, readPayment } from './payments-list.ts';
import { personnelList } from './personnel.ts';
import { listProviders, writeProvider } from './provider-keys.ts';
import { checkByToken, montonioCallback } from './return-token.ts';
import { byUuid, cancel, checkStatus, expirationCheck, lastPayment, listPayments } from './show-payment.ts';
import { testConnection } from './test-connection.ts';

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
  | 'POST /console/{venue}/providers/{provider}/test'
  | 'POST /console/{venue}/payment-methods';

/** Payments as guests follow them and staff read them, and what a venue has at its providers. Beginning one is checkout's. */
export const paymentHandlers = (deps: Deps, checker: Checker): Handlers<Keys> => ({
  'POST /payments/montonio/callback/{session}': montonioCallback(deps, checker, 'montonio'),
  'POST /payments/neopay/check-payment-status': checkByToken(deps, checker, 'neopay'),
  'POST /payments/last-payment/{session}': lastPayment(deps),
  'POST /payments/cancel/{uuid}': cancel(deps),
  'POST /payments/leaving/{uuid}': leaveForBank(deps),
  'GET /payments/check-payment-status/{uuid}': checkStatus(deps, checker),
  'GET /payments/payment-by-uuid/{uuid}': byUuid(deps),
  'GET /payments/expiration-check/{uuid}': expirationCheck(deps),
  'GET /payments/list/{session}': listPayments(deps),
  'GET /personnel/get-list-v2/{session}': personnelList(deps),
  'GET /console/{venue}/payments': listStaffPayments(deps),
  'GET /console/{venue}/payments/{payment}': readPayment(deps),
  'GET /console/{venue}/providers': listProviders(deps),
  'POST /console/{venue}/providers/{provider}': writeProvider(deps),
  'POST /console/{venue}/providers/{provider}/test': testConnection(deps),
  'POST /console/{venue}/payment-methods': writePaymentMethods(deps),
});
