import { allCalls, type Role } from '@tableside/contract';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from './permissions.ts';

/** Not here: `exportLedger` serves several venues and looks at the role by itself, the own account is everybody's, `carry` is
 * whom the console calls to the pass: cooks may mark dishes delivered as well. */
const guarded: Record<
  Exclude<Permission, 'exportLedger' | 'ownAccount' | 'carry'>,
  readonly (keyof typeof allCalls)[]
> = {
  seeBoard: ['GET /console/{venue}/board', 'GET /console/{venue}/tables', 'GET /console/{venue}/kitchen'],
  moveOrders: [
    'POST /console/{venue}/kitchen/orders/{order}/ready',
    'POST /console/{venue}/kitchen/orders/{order}/course',
    'POST /console/{venue}/orders/{order}/seen',
    'POST /console/{venue}/orders/{order}/accept',
    'POST /console/{venue}/orders/{order}/wait',
    'POST /console/{venue}/orders/{order}/deliver',
    'POST /console/{venue}/orders/{order}/close',
  ],
  failOrders: ['POST /console/{venue}/orders/{order}/fail'],
  rejectOrders: [
    'POST /console/{venue}/orders/{order}/reject',
    'POST /console/{venue}/orders/{order}/nobody',
  ],
  settleCash: ['POST /console/{venue}/orders/{order}/settle-cash'],
  closeTables: ['POST /console/{venue}/tables/{table}/close'],
  moveParties: [
    'POST /console/{venue}/tables/{table}/move',
    'POST /console/{venue}/tables/{table}/merge',
    'POST /console/{venue}/tables/{table}/split',
  ],
  orderForGuests: ['POST /console/{venue}/tables/{table}/order'],
  setUpKitchen: ['POST /console/{venue}/kitchen/settings'],
  seePrinters: ['GET /console/{venue}/printers', 'POST /console/{venue}/kitchen/orders/{order}/reprint'],
  setUpPrinters: [
    'GET /console/{venue}/printers/settings',
    'POST /console/{venue}/printers',
    'POST /console/{venue}/printers/{printer}',
    'POST /console/{venue}/printers/{printer}/remove',
    'POST /console/{venue}/printers/{printer}/test',
    'POST /console/{venue}/printers/{printer}/trust',
    'POST /console/{venue}/printers/{printer}/drop',
  ],
  editMenu: [
    'GET /console/{venue}/menu-draft',
    'POST /console/{venue}/menu-draft/edit',
    'POST /console/{venue}/menu-draft/undo',
    'POST /console/{venue}/menu-draft/still-right',
    'POST /console/{venue}/menu-draft/discard',
    'GET /console/{venue}/menu-draft/changes',
    'POST /console/{venue}/menu-draft/publish',
    'POST /console/{venue}/pictures',
    'GET /console/{venue}/price-history',
    'POST /console/{venue}/menu-exchange/preview',
    'POST /console/{venue}/menu-exchange/import',
    'GET /console/{venue}/menu-exchange/{format}',
  ],
  arrangeFloor: ['POST /console/{venue}/floor'],
  takeFirstSteps: ['GET /console/{venue}/first-steps', 'POST /console/{venue}/first-steps/dismiss'],
  setUpTables: [
    'GET /console/{venue}/codes',
    'POST /console/{venue}/codes/add',
    'POST /console/{venue}/codes/{table}/change',
    'POST /console/{venue}/codes/{table}/rotate',
    'POST /console/{venue}/codes/print',
  ],
  answerCalls: [
    'POST /console/{venue}/calls/{call}/take',
    'POST /console/{venue}/calls/{call}/leave',
    'POST /console/{venue}/calls/{call}/done',
  ],
  setStatus: [
    'POST /console/{venue}/status',
    'GET /console/{venue}/pace',
    'POST /console/{venue}/pace/automatic',
    'POST /console/{venue}/pace/categories/{category}',
  ],
  setHours: ['GET /console/{venue}/hours', 'POST /console/{venue}/hours', 'POST /console/{venue}/hours/pace'],
  setVenue: [
    'GET /console/{venue}/settings',
    'POST /console/{venue}/settings/switches',
    'POST /console/{venue}/settings/about',
    'POST /console/{venue}/settings/main-language',
    'POST /console/{venue}/settings/service',
    'POST /console/{venue}/settings/tips',
    'POST /console/{venue}/settings/questions',
    'POST /console/{venue}/settings/popups',
  ],
  setRetention: ['POST /console/{venue}/settings/retention', 'POST /console/{venue}/retention/count'],
  setCoupons: [
    'GET /console/{venue}/coupons',
    'POST /console/{venue}/coupons/make',
    'POST /console/{venue}/coupons/{coupon}/change',
    'POST /console/{venue}/coupons/{coupon}/end',
    'GET /console/{venue}/coupons/{coupon}/codes',
  ],
  addVenues: ['GET /console/{venue}/organisation', 'POST /console/{venue}/organisation/venues'],
  setFoodCourts: [
    'GET /console/{venue}/food-courts',
    'POST /console/{venue}/food-courts/add',
    'POST /console/{venue}/food-courts/{court}/save',
    'POST /console/{venue}/food-courts/{court}/print',
  ],
  leave: [
    'GET /console/{venue}/archive',
    'POST /console/{venue}/archive/allow',
    'GET /console/{venue}/archive/file',
  ],
  setTeam: [
    'GET /console/{venue}/team',
    'POST /console/{venue}/team/invite',
    'POST /console/{venue}/team/invitations/{invitation}/withdraw',
    'POST /console/{venue}/team/{person}/role',
    'POST /console/{venue}/team/{person}/remove',
    'POST /console/{venue}/team/{person}/reset-second-step',
  ],
  setConnections: [
    'GET /console/{venue}/api-keys',
    'POST /console/{venue}/api-keys',
    'POST /console/{venue}/api-keys/{key}/revoke',
    'GET /console/{venue}/webhooks',
    'POST /console/{venue}/webhooks',
    'POST /console/{venue}/webhooks/{webhook}',
    'POST /console/{venue}/webhooks/{webhook}/new-secret',
    'POST /console/{venue}/webhooks/{webhook}/remove',
    'POST /console/{venue}/webhooks/{webhook}/test',
    'GET /console/{venue}/webhooks/{webhook}/log',
    'POST /console/{venue}/webhooks/{webhook}/again/{delivery}',
  ],
  setRecommendations: [
    'GET /console/{venue}/popular',
    'POST /console/{venue}/popular',
    'GET /console/{venue}/suggestions',
    'POST /console/{venue}/suggestions',
  ],
  seeBills: ['GET /console/{venue}/bills', 'GET /console/{venue}/bills/{bill}'],
  changeBills: [
    'POST /console/{venue}/tables/{table}/bill',
    'POST /console/{venue}/bills/{bill}/lines',
    'POST /console/{venue}/bills/{bill}/items/change',
    'POST /console/{venue}/bills/{bill}/items/void',
    'POST /console/{venue}/bills/{bill}/discount',
    'POST /console/{venue}/bills/{bill}/precheck',
    'POST /console/{venue}/bills/{bill}/settle',
    'POST /console/{venue}/bills/{bill}/close',
  ],
  seePayments: ['GET /console/{venue}/payments', 'GET /console/{venue}/payments/{payment}'],
  refund: ['POST /console/{venue}/payments/{payment}/refund'],
  makeInvoice: ['POST /console/{venue}/payments/{payment}/invoice'],
  confirmRefunds: ['POST /console/{venue}/refunds/{refund}/done'],
  seeAlerts: ['GET /console/{venue}/money-alerts', 'GET /console/{venue}/copy-starts'],
  settleAlerts: [
    'POST /console/{venue}/money-alerts/{alert}/settle',
    'POST /console/{venue}/copy-starts/{start}/settle',
  ],
  seeProviders: ['GET /console/{venue}/providers', 'GET /console/{venue}/till'],
  setProviders: [
    'POST /console/{venue}/providers/{provider}',
    'POST /console/{venue}/providers/{provider}/test',
    'POST /console/{venue}/payment-methods',
    'POST /console/{venue}/till',
    'POST /console/{venue}/till/test',
  ],
  seeLegal: ['GET /console/{venue}/legal'],
  setLegal: ['POST /console/{venue}/legal'],
  seeNumbers: [
    'GET /console/{venue}/numbers',
    'GET /console/{venue}/numbers/csv/{table}',
    'GET /console/{venue}/z-reports',
    'GET /console/{venue}/z-reports/next',
    'GET /console/{venue}/z-reports/{number}',
    'GET /console/{venue}/z-reports/{number}/pdf',
  ],
  seeOwnNumbers: ['GET /console/{venue}/numbers/own'],
  closeDays: ['POST /console/{venue}/z-reports'],
  setStock: ['GET /console/{venue}/stock', 'POST /console/{venue}/stock'],
  seeSecurity: [
    'GET /console/{venue}/security',
    'POST /console/{venue}/shared-devices',
    'POST /console/{venue}/shared-devices/{device}/end',
  ],
  setSecurity: ['POST /console/{venue}/security', 'GET /console/{venue}/staff-sessions'],
  readAudit: ['GET /console/{venue}/audit', 'GET /console/{venue}/audit/csv'],
};

describe('buttons follow the contract', () => {
  it.each(Object.entries(guarded))('%s', (permission, keys) => {
    for (const key of keys) {
      const { access }: { access: unknown } = allCalls[key];
      expect(access).toMatchObject({
        staff: PERMISSIONS[permission as Permission] satisfies readonly Role[],
      });
    }
  });
});
