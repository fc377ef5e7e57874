import type { CopyBank, CopyStart } from '@tableside/contract/http/admin/copies';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { type Minor, minor, sum } from '@tableside/domain/money';

const isOpen = (alert: MoneyAlert | null): boolean => alert !== null && alert.settled_at === null;

/** When it was made, as the bank says it, else when we were told. */
const timeOf = ({ data, raised_at }: MoneyAlert): number =>
  Date.parse(typeof data.made_at === 'string' ? data.made_at : raised_at);

/** What a bank has beyond our books, in the order of its own page: the oldest first. */
export const beyondAt = ({ beyond }: CopyStart, provider: string): readonly MoneyAlert[] =>
  beyond.filter(({ data }) => data.provider === provider).sort((one, other) => timeOf(one) - timeOf(other));

/** What is beyond our books at a bank that the venue had no account at then. */
export const beyondElsewhere = ({ banks, beyond }: CopyStart): readonly MoneyAlert[] =>
  beyond.filter(({ data }) => !banks.some(({ provider }) => provider === data.provider));

/** How many alerts nobody has looked at. */
export const openOf = ({ alert, banks, beyond }: CopyStart): number =>
  [alert, ...banks.map(bank => bank.alert), ...beyond].filter(isOpen).length;

/** Whether somebody has still to compare this bank, or look at what it has. */
export const isBankOpen = (start: CopyStart, { provider, alert }: CopyBank): boolean =>
  isOpen(alert) || beyondAt(start, provider).some(isOpen);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A payment that a bank told of: its amount, its number there, and when it was made, where the bank says so. */
export const reportedPayment = ({
  data,
}: MoneyAlert): { readonly amount: Minor; readonly ref: string | null; readonly madeAt: string | null } => ({
  amount: minor(Number.isSafeInteger(data.captured_minor) ? Number(data.captured_minor) : 0),
  ref: textOf(data.provider_ref),
  madeAt: textOf(data.made_at),
});

export const sumOf = (alerts: readonly MoneyAlert[]): Minor =>
  sum(alerts.map(each => reportedPayment(each).amount));
