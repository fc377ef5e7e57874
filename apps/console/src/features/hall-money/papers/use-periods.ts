import { addDays, firstOfMonth } from '@tableside/domain/reports';
import { useBusinessDay } from '../../session/index.ts';

/** Periods that papers of a hall are made of, as they are asked for: this month of the venue, and the one before. */
export const usePeriods = () => {
  const today = useBusinessDay();
  const last = addDays(firstOfMonth(today), -1);
  return [
    ['hallMoney.period.month', { period: 'month' }],
    ['hallMoney.period.before', { period: 'custom', from: firstOfMonth(last), to: last }],
  ] as const;
};
