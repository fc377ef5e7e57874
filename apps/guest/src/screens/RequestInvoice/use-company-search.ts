import { MAX_COMPANIES, searchKind } from '@tableside/domain/invoices';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { failureCode } from '../../data/connection/failures.ts';
import { INVOICE_TIMINGS } from './timings.ts';

export type Company = Awaited<ReturnType<typeof askFor>>[number];
export type Search =
  | { readonly state: 'idle' | 'searching' | 'none' | 'too_many' | 'failed' }
  | { readonly state: 'found'; readonly companies: readonly Company[] };

const askFor = (country: string, typed: string, kind: 'code' | 'name', signal: AbortSignal) =>
  kind === 'code'
    ? api('POST /company-search/by-code', { body: { country, code: typed }, signal })
    : api('POST /company-search/by-name', { body: { country, name: typed }, signal });

/** What an answer or a failure means for the guest. INVOICE-12, INVOICE-13, INVOICE-25, INVOICE-26. */
const outcomeOf = (companies: readonly Company[]): Search => {
  if (companies.length === 0) return { state: 'none' };
  return companies.length > MAX_COMPANIES ? { state: 'too_many' } : { state: 'found', companies };
};

/** Searches a second after the last letter; what was asked before that is forgotten. INVOICE-10. */
export const useCompanySearch = (country: string, typed: string): Search => {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const wanted = typed.trim();
  useEffect(() => {
    const kind = searchKind(wanted);
    if (!kind) {
      setSearch({ state: 'idle' });
      return undefined;
    }
    setSearch({ state: 'searching' });
    const asking = new AbortController();
    const timer = setTimeout(() => {
      askFor(country, wanted, kind, asking.signal).then(
        companies => setSearch(outcomeOf(companies)),
        (error: unknown) => {
          if (asking.signal.aborted) return;
          setSearch({ state: failureCode(error) === 'too_many_companies' ? 'too_many' : 'failed' });
        },
      );
    }, INVOICE_TIMINGS.searchDebounce);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [country, wanted]);
  return search;
};
