import type { consoleDrawerCalls } from '@tableside/contract/http/console/till/drawers';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { countDrawer, moveInDrawer } from './change-drawer.ts';
import { listDrawers } from './list-drawers.ts';
import { getOwnDrawer, openOwnDrawer } from './own-drawer.ts';

export { drawerInUse } from './drawer-store.ts';
export { payOutOf } from './pay-out-of.ts';
export { drawersToReport, markReported, type ReportedDrawer } from './report-store.ts';

/** Cash that people carry. ADR 0043 */
export const drawerHandlers = (deps: Deps): Handlers<keyof typeof consoleDrawerCalls> => ({
  'GET /console/{venue}/own-drawer': getOwnDrawer(deps),
  'POST /console/{venue}/own-drawer/open': openOwnDrawer(deps),
  'GET /console/{venue}/drawers': listDrawers(deps),
  'POST /console/{venue}/drawers/{drawer}/move': moveInDrawer(deps),
  'POST /console/{venue}/drawers/{drawer}/count': countDrawer(deps),
});
