import { comparableName, MIN_SEARCH } from '@tableside/domain/invoices';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { importedRegister } from './imported-register.ts';
import { sandboxRegister } from './sandbox-api.ts';
import { searchCompanies } from './search.ts';

type Keys = 'POST /company-search/by-name' | 'POST /company-search/by-code';

/**
 * The company search of the invoice form: the imported register where there is one, else the sandbox's. INVOICE-16,
 * INVOICE-17. `sandbox` absent: there is none.
 */
export const companyHandlers = (
  { database, log }: Pick<Deps, 'database' | 'log'>,
  sandbox: (() => string | null) | undefined,
): Handlers<Keys> => {
  const registers = [importedRegister(database.run), ...(sandbox ? [sandboxRegister(sandbox)] : [])];
  return {
    'POST /company-search/by-name': async ({ body: { country, name } }) =>
      // Only signs that do not count: everything would match.
      comparableName(name).length < MIN_SEARCH
        ? []
        : searchCompanies(registers, { country, name: name.trim() }, log),
    'POST /company-search/by-code': ({ body: { country, code } }) =>
      searchCompanies(registers, { country, code: code.trim() }, log),
  };
};
