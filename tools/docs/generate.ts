import { existsSync, readFileSync } from 'node:fs';
import { LEFT_OUT } from '../../apps/server/src/features/archive/parts/left-out.ts';
import { PARTS } from '../../apps/server/src/features/archive/parts/parts.ts';
import { inRoot } from '../setup/root.ts';
import { FLOORS } from '../tidy/floors.ts';
import { archivePage } from './archive-page.ts';
import { type CatalogueEntry, errorsPage } from './errors-page.ts';
import { withFloors } from './floors.ts';
import { permissionsPage } from './permissions-page.ts';
import { type Call, routesPage } from './routes-page.ts';

/** Every generated page by its path, made from the contract and the tables as they are now; empty while there is no contract. */
export const generatedDocs = async (): Promise<Record<string, string>> => {
  const contract = inRoot('packages', 'contract', 'src', 'index.ts');
  if (!existsSync(contract)) return {};
  const { ERRORS, ROLES, allCalls } = (await import(contract)) as {
    ERRORS: Record<string, CatalogueEntry>;
    ROLES: readonly string[];
    allCalls: Record<string, Call>;
  };
  return {
    'ARCHITECTURE.md': withFloors(readFileSync(inRoot('ARCHITECTURE.md'), 'utf8'), FLOORS),
    'docs/ERRORS.md': errorsPage(ERRORS),
    'docs/ROUTES.md': routesPage(allCalls),
    'docs/guide/archive-format.md': archivePage(PARTS, LEFT_OUT),
    'docs/permissions.md': permissionsPage(ROLES, allCalls),
  };
};
