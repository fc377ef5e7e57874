import { REVIEW_DAYS } from '@tableside/contract/http/console/reviews';
import { useSearchParams } from 'wouter';
import type { Filters } from './reviews-query.ts';

export const RATINGS = ['bad', 'middle', 'good'] as const;
export const ONLY = ['open', 'words', 'contact'] as const;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find(each => each === value);

/** What is looked at: in the address, so that a reload or a link shows the same. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const rating = oneOf(RATINGS, search.get('rating'));
  const only = oneOf(ONLY, search.get('only'));
  const filters: Filters = {
    days: oneOf(REVIEW_DAYS, search.get('days')) ?? '30',
    ...(rating && { rating }),
    ...(only && { only }),
  };
  const choose = (name: 'days' | 'rating' | 'only', value: string): void => {
    const next = new URLSearchParams(filters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return { filters, choose };
};
