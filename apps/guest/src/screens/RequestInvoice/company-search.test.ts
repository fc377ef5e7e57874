import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { running } from '../../testing/running.tsx';
import { useCompanySearch } from './use-company-search.ts';

const asked: unknown[] = [];
let answer: () => Response;
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const searching = async (typed: string) => {
  const search = await running<string, ReturnType<typeof useCompanySearch>>(
    text => useCompanySearch('LT', text),
    typed,
  );
  await search.later(1_000);
  return search;
};
const company = { title: 'UAB Pavyzdys', code: '305000014', address: 'Pilies g. 1', pvmCode: null };
const refusal = (code: string) => () =>
  Response.json({ message: '', code }, { status: code === 'too_many_companies' ? 422 : 502 });

it('[INVOICE-17] digits are searched for as a code, posted with the country; the answer is listed', async () => {
  answer = () => Response.json({ data: [company] });
  const search = await searching('305');
  expect(asked).toEqual([['/api/company-search/by-code', { country: 'LT', code: '305' }]]);
  expect(search.value()).toEqual({ state: 'found', companies: [company] });
  await search.leave();
});

it('[INVOICE-10] [INVOICE-16] letters are searched for as a name, a second after the last one', async () => {
  answer = () => Response.json({ data: [] });
  const search = await running<string, unknown>(text => useCompanySearch('LT', text), 'aba');
  await search.later(900);
  await search.again('abab');
  await search.later(999);
  expect(asked).toEqual([]);
  await search.later(1);
  expect(asked).toEqual([['/api/company-search/by-name', { country: 'LT', name: 'abab' }]]);
  await search.leave();
});

it.each([
  ['[INVOICE-25][INVOICE-26] refused as too many', refusal('too_many_companies'), 'too_many'],
  [
    '[INVOICE-26] answered with more than twenty',
    () => Response.json({ data: Array.from({ length: 21 }, () => company) }),
    'too_many',
  ],
  ['[INVOICE-25] failed in any other way', refusal('company_search_failed'), 'failed'],
  ['[INVOICE-12] answered with none', () => Response.json({ data: [] }), 'none'],
])('a search that was %s says so', async (_, answered, state) => {
  answer = answered;
  const search = await searching('abc');
  expect(search.value()).toEqual({ state });
  await search.leave();
});
