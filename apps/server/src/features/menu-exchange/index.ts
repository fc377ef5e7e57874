import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { exportMenu } from './export-menu.ts';
import { fetchMenuPage } from './fetch-page.ts';
import { importMenu, previewMenu } from './import-menu.ts';

type Keys =
  | `POST /console/{venue}/menu-exchange/${'preview' | 'import' | 'address'}`
  | 'GET /console/{venue}/menu-exchange/{format}';

/** The draft of a menu from files and into files. */
export const menuExchangeHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /console/{venue}/menu-exchange/preview': previewMenu(deps),
  'POST /console/{venue}/menu-exchange/import': importMenu(deps),
  'POST /console/{venue}/menu-exchange/address': fetchMenuPage(deps),
  'GET /console/{venue}/menu-exchange/{format}': exportMenu(deps),
});
