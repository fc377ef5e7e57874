import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { openDrawer } from './open-drawer.ts';
import { printReceipt } from './print-receipt.ts';
import { printZ } from './print-z.ts';

type Keys =
  | 'POST /console/{venue}/drawer/open'
  | 'POST /console/{venue}/payments/{payment}/print'
  | 'POST /console/{venue}/z-reports/{number}/print';

/** What staff do at the counter beside taking money: papers, and the cash drawer. */
export const counterHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /console/{venue}/drawer/open': openDrawer(deps),
  'POST /console/{venue}/payments/{payment}/print': printReceipt(deps),
  'POST /console/{venue}/z-reports/{number}/print': printZ(deps),
});
