import { comparableName } from '@tableside/domain/invoices';
import type { Run } from '../../database/database.ts';
import type { CompanyRegister } from './company-register.ts';
import { companiesByCode, companiesByName, hasCompaniesOf } from './register-store.ts';

/** The register that the operator imported: `tools/companies/import.ts`. */
export const importedRegister = (run: Run): CompanyRegister => ({
  knows: country => hasCompaniesOf(run, country),
  search: (query, most) =>
    'name' in query
      ? companiesByName(run, query.country, comparableName(query.name), most)
      : companiesByCode(run, query.country, query.code, most),
});
