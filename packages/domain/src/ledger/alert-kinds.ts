/**
 * THE list of what about money needs a person. A kind that is not here cannot be raised, and the console does not compile
 * without words for one that is.
 */
export const MONEY_ALERTS = [
  'capture_differs',
  'capture_in_doubt',
  'capture_taken_back',
  'capture_not_listed',
  'payment_not_ours',
  'payment_unresolved',
  'payment_untold',
  'copy_started',
  'copy_started_without_bank',
  'refund_not_ours',
  'refund_failed',
  'refund_by_hand',
  'refund_silent',
  'refund_differs',
  'refund_came_back',
  'keys_refused',
  'keys_unreadable',
  'account_stopped',
  'dispute_opened',
  'dispute_lost',
  'stall_not_passed',
  'share_not_passed',
  'transfer_differs',
  'books_differ',
  'till_refused_payment',
  'taken_off_beyond_limit',
  'terminal_differs',
  'cards_paused',
] as const;
export type MoneyAlertKind = (typeof MONEY_ALERTS)[number];
