import { checkVAT, lithuania } from 'jsvat';
import { expect, it } from 'vitest';
import { openOutside } from '../testing/outside.ts';
import { COMPANIES } from './companies.ts';

it('invents companies whose codes have the right checksums and differ', () => {
  expect(COMPANIES.length).toBeGreaterThanOrEqual(80);
  expect(new Set(COMPANIES.map(({ code }) => code)).size).toBe(COMPANIES.length);
  const vatCodes = COMPANIES.flatMap(({ vat_code }) => vat_code ?? []);
  expect(vatCodes.length).toBeGreaterThan(40);
  expect(vatCodes.filter(code => !checkVAT(code, [lithuania]).isValid)).toEqual([]);
  expect(COMPANIES.filter(({ code }) => !/^30\d{7}$/.test(code))).toEqual([]);
});

it('finds companies without case and marks, by the beginning of their code, and can be down', async () => {
  const outside = await openOutside();
  const search = async (query: string) => {
    const answer = await fetch(`${outside.sandbox.address}/companies/search?country=LT&${query}`);
    return {
      status: answer.status,
      titles: ((await answer.json()) as { title?: string }[]).map?.(c => c.title),
    };
  };
  expect(await search('name=azuolyno')).toMatchObject({
    titles: [expect.stringContaining('Ąžuolyno kepykla')],
  });
  expect((await search('name=baltic')).titles).toHaveLength(3);
  expect((await search('name=uab&limit=21')).titles).toHaveLength(21);
  expect((await search(`code=${COMPANIES[0]?.code}`)).titles).toEqual([COMPANIES[0]?.title]);
  expect((await search('name=nothing-like-it')).titles).toEqual([]);
  await outside.control('companies/next', [{ do: 'down', times: 1 }]);
  expect((await search('name=baltic')).status).toBe(503);
  expect((await search('name=baltic')).status).toBe(200);
  await outside.stop();
});
