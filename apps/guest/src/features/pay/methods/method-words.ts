import type { MessageKey } from '@tableside/i18n';
import type { MethodKind } from '../drivers/methods.ts';

/** What a way of paying is called, and a line about it. */
export const METHOD_WORDS = {
  card: { name: 'pay.method.card', text: 'pay.method.cardText' },
  wallet: { name: 'pay.method.wallet', text: 'pay.method.walletText' },
  bank: { name: 'pay.method.bank', text: 'pay.method.bankText' },
  blik: { name: 'pay.method.blik', text: 'pay.method.blikText' },
  cash: { name: 'pay.cash', text: 'pay.cashText' },
  room: { name: 'pay.method.room', text: 'pay.method.roomText' },
} as const satisfies Record<MethodKind, { name: MessageKey; text: MessageKey }>;
