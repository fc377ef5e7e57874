import { isDay } from '@tableside/domain/reports';
import { useSearchParams } from 'wouter';
import type { Wish } from './numbers-query.ts';

export const KINDS = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export type Kind = (typeof KINDS)[number];

const isKind = (value: string | null): value is Kind => KINDS.some(kind => kind === value);

/** The period asked for: in the address, so that a reload or a link shows the same; null while its days make none. */
export const useWish = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('period');
  const kind = isKind(asked) ? asked : 'today';
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const wish: Wish | null =
    kind !== 'custom'
      ? { period: kind }
      : isDay(from) && isDay(to) && from <= to
        ? { period: kind, from, to }
        : null;
  const set = (next: Readonly<Record<string, string>>) =>
    setSearch(new URLSearchParams(next), { replace: true });
  return {
    kind,
    from,
    to,
    wish,
    choose: (next: Kind) => set(next === 'custom' ? { period: next, from, to } : { period: next }),
    setDays: (days: { readonly from?: string; readonly to?: string }) =>
      set({ period: 'custom', from, to, ...days }),
  };
};
export type ChosenPeriod = ReturnType<typeof useWish>;
