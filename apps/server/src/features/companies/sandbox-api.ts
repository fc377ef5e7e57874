import { z } from 'zod';
import type { CompanyRegister } from './company-register.ts';

const TIMEOUT_MS = 3_000;

const Companies = z.array(
  z.object({ title: z.string(), code: z.string(), address: z.string(), vat_code: z.string().nullable() }),
);

/** The sandbox's invented companies; `address` null while the sandbox is away. */
export const sandboxRegister = (address: () => string | null): CompanyRegister => ({
  knows: async country => country === 'LT',
  search: async ({ country, ...by }, most) => {
    const base = address();
    if (base === null) throw new Error('the sandbox is away');
    const query = new URLSearchParams({ country, limit: String(most), ...by });
    const answer = await fetch(`${base}/companies/search?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
    return Companies.parse(await answer.json()).map(({ vat_code: vatCode, ...company }) => ({
      ...company,
      vatCode,
    }));
  },
});
