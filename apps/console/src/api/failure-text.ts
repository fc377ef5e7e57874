import type { TextKey, Translate } from '../i18n/index.ts';
import { isApiFailure } from './call.ts';

const known: Partial<Record<string, TextKey>> = {
  offline: 'error.offline',
  timeout: 'error.timeout',
  order_not_found: 'error.order_not_found',
  order_already_paid: 'error.order_already_paid',
  order_move_refused: 'error.order_move_refused',
  call_not_found: 'error.call_not_found',
  table_not_found: 'error.table_not_found',
  table_has_open_orders: 'error.table_has_open_orders',
  menu_item_unavailable: 'error.menu_item_unavailable',
  options_invalid: 'error.options_invalid',
  menu_not_published: 'error.menu_not_published',
  bill_not_found: 'error.bill_not_found',
  bill_closed: 'error.bill_closed',
  bill_item_not_free: 'error.bill_item_not_free',
  bill_owes_money: 'error.bill_owes_money',
  payment_amount_invalid: 'error.payment_amount_invalid',
  sums_do_not_match: 'error.sums_do_not_match',
  payment_not_found: 'error.payment_not_found',
  refund_not_found: 'error.refund_not_found',
  refund_exceeds_paid: 'error.refund_exceeds_paid',
  refund_too_small: 'error.refund_too_small',
  refund_limit: 'error.refund_limit',
  role_limit: 'error.role_limit',
  provider_keys_invalid: 'error.provider_keys_invalid',
  payment_type_not_enabled: 'error.payment_type_not_enabled',
  till_silent: 'error.till_silent',
  not_allowed: 'error.not_allowed',
  not_signed_in: 'error.not_signed_in',
  sign_in_failed: 'error.sign_in_failed',
  rate_limited: 'error.rate_limited',
  idempotency_in_progress: 'error.idempotency_in_progress',
  validation_failed: 'error.validation_failed',
  server_error: 'error.server_error',
  unavailable: 'error.unavailable',
};

/** What a failed call means for the person at the screen. */
export const failureText = (error: unknown, t: Translate): string =>
  t((isApiFailure(error) && known[error.code]) || 'error.other');
