import type { Run } from '../../database/database.ts';
import type { RegisteredCompany } from './company-register.ts';

const COLUMNS = 'title, code, address, vat_code as "vatCode"';

export const hasCompaniesOf = async (run: Run, country: string): Promise<boolean> => {
  const rows = await run('companies-any', 'select 1 from company_register where country = $1 limit 1', [
    country,
  ]);
  return rows.length > 0;
};

/** Companies whose comparable title holds `part`; those that begin with it first. */
export const companiesByName = (
  run: Run,
  country: string,
  part: string,
  most: number,
): Promise<RegisteredCompany[]> =>
  run<RegisteredCompany>(
    'companies-by-name',
    `select ${COLUMNS} from company_register where country = $1 and position($2 in comparable) > 0
     limit $3`,
    [country, part, most],
  );

/** Companies whose code begins so. */
export const companiesByCode = (
  run: Run,
  country: string,
  beginning: string,
  most: number,
): Promise<RegisteredCompany[]> =>
  run<RegisteredCompany>(
    'companies-by-code',
    `select ${COLUMNS} from company_register
     where country = $1 and code like replace(replace(replace($2, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
     order by code limit $3`,
    [country, beginning, most],
  );

/** A company with what searches compare. */
export type RegisterRow = RegisteredCompany & { readonly comparable: string };

/** Writes a part of a register; what is known already is replaced. */
export const writeCompanies = async (
  run: Run,
  country: string,
  companies: readonly RegisterRow[],
  importedAt: Date,
): Promise<void> => {
  await run(
    'companies-write',
    `insert into company_register (country, code, title, address, vat_code, comparable, imported_at)
     select distinct on (c.code) $1, c.code, c.title, c.address, c."vatCode", c.comparable, $3
     from jsonb_to_recordset($2::jsonb) as c(code text, title text, address text, "vatCode" text, comparable text)
     on conflict (country, code) do update set title = excluded.title, address = excluded.address,
       vat_code = coalesce(excluded.vat_code, company_register.vat_code), comparable = excluded.comparable,
       imported_at = excluded.imported_at`,
    [country, JSON.stringify(companies), importedAt],
  );
};

/** Removes companies that an import did not bring again; answers with how many. */
export const dropCompaniesBefore = async (run: Run, country: string, before: Date): Promise<number> => {
  const rows = await run(
    'companies-drop',
    'delete from company_register where country = $1 and imported_at < $2 returning 1',
    [country, before],
  );
  return rows.length;
};
