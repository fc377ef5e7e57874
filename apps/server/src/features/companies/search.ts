import { Refusal } from '@tableside/contract';
import { MAX_COMPANIES, searchesCompanies } from '@tableside/domain/invoices';
import type { Log } from '../../deps.ts';
import type { CompanyQuery, CompanyRegister, RegisteredCompany } from './company-register.ts';

const onWire = ({ title, code, address, vatCode }: RegisteredCompany) => ({
  title,
  code,
  address,
  pvmCode: vatCode,
});

/**
 * Companies in the first register that knows the country; none where companies are not searched. Throws `Refusal` too_many_companies
 * beyond 20 and company_search_failed when the register is silent or there is none. INVOICE-13, INVOICE-25, INVOICE-26.
 */
export const searchCompanies = async (
  registers: readonly CompanyRegister[],
  query: CompanyQuery,
  log: Log,
) => {
  const search = async (): Promise<RegisteredCompany[]> => {
    for (const register of registers) {
      if (await register.knows(query.country)) return register.search(query, MAX_COMPANIES + 1);
    }
    if (searchesCompanies(query.country)) throw new Error(`no register knows ${query.country}`);
    return [];
  };
  const found = await search().catch((err: unknown) => {
    log.warn({ err }, 'the register of companies does not answer');
    throw new Refusal('company_search_failed');
  });
  if (found.length > MAX_COMPANIES) throw new Refusal('too_many_companies');
  return found.sort((a, b) => a.title.localeCompare(b.title, 'lt')).map(onWire);
};
