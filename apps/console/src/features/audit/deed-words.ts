import type { Deed } from '@tableside/contract/http/admin/staff';
import type { Translate } from '../../i18n/index.ts';

/** Deeds that have words; the server's features name them. */
const ACTIONS = [
  'alert-settle',
  'bill-open',
  'bill-add',
  'bill-item-change',
  'bill-item-void',
  'bill-discount',
  'bill-precheck',
  'bill-settle',
  'bill-terminal-sale',
  'terminal-sale-abort',
  'terminal-sale-settle',
  'bill-close',
  'call-taken',
  'call-left',
  'call-done',
  'day-close',
  'device-share',
  'device-end',
  'floor-arrange',
  'tables-add',
  'table-change',
  'code-rotate',
  'coupon-make',
  'coupon-change',
  'coupon-end',
  'review-answer',
  'review-done',
  'review-open',
  'codes-print',
  'first-steps-dismiss',
  'category-paused',
  'category-back',
  'hours-change',
  'pace-change',
  'kitchen-bump',
  'kitchen-fire',
  'kitchen-hold',
  'kitchen-recall',
  'settings-change',
  'archive-make',
  'archive-restore',
  'team-invite',
  'team-withdraw',
  'team-role',
  'team-remove',
  'team-join',
  'second-step-reset',
  'popular-change',
  'suggestions-change',
  'kitchen-settings',
  'order-seen',
  'order-accept',
  'order-allergy',
  'order-wait',
  'order-deliver',
  'order-close',
  'order-reject',
  'order-fail',
  'order-place',
  'order-settle-cash',
  'notices-change',
  'owner-link',
  'password-change',
  'password-reset',
  'password-way',
  'payment-methods',
  'payment-refund',
  'payment-invoice',
  'pin-set',
  'pin-remove',
  'terminal-add',
  'terminal-change',
  'terminal-remove',
  'printer-add',
  'printer-change',
  'printer-trust',
  'printer-drop',
  'printer-remove',
  'provider-keys',
  'provider-test',
  'recovery-code-used',
  'recovery-codes-new',
  'refund-done',
  'security-set',
  'session-end',
  'sessions-end',
  'stock-set',
  'table-close',
  'ticket-reprint',
  'table-merge',
  'table-move',
  'table-split',
  'till-connect',
  'legal-change',
  'second-step-rescue',
  'two-step-on',
  'two-step-off',
  'venue-status',
  'visit-expire',
  'api-key-make',
  'api-key-revoke',
  'sms-test',
  'webhook-add',
  'webhook-change',
  'webhook-new-secret',
  'webhook-remove',
  'webhook-test',
  'webhook-again',
] as const;
/** Things that are called by more than their name. */
const SUBJECTS = ['order', 'table', 'bill', 'payment', 'z-report'] as const;

const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined =>
  list.find(each => each === text);

/** What was done, in words; a deed without words says its own name. */
export const actionWords = (action: string, t: Translate): string => {
  const known = oneOf(ACTIONS, action);
  return known ? t(`audit.action.${known}`) : action;
};

/** To what it was done, as people call it; empty: to the venue itself, or to themselves. */
export const subjectWords = (
  { actor, subject, subject_name: name }: Pick<Deed, 'actor' | 'subject' | 'subject_name'>,
  t: Translate,
): string => {
  if (name === null || subject === actor) return '';
  const kind = oneOf(SUBJECTS, subject.split(':', 1)[0] ?? '');
  return kind ? t(`audit.${kind}`, { name }) : name;
};

/** Why, in the words of whoever did it; figures and settings as they were noted are in the file. */
export const dataWords = ({ reason, note }: Deed['data']): string =>
  [reason, note].filter(text => typeof text === 'string' && text !== '').join(' · ');
