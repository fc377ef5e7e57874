import type { hallMoneyCalls } from '@tableside/contract/http/courts/hall-money';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/mount/handler.ts';
import { hallMoney } from './money-view.ts';
import { payStalls } from './pay-stalls.ts';
import { hallReportCsv } from './report.ts';
import { setCommission } from './set-commission.ts';
import { statementCsv, statementPdf } from './statement.ts';
import { stallBankFile } from './transfers.ts';

/** Money between stalls and the operator of their hall. ADR 0034. */
export const hallMoneyHandlers = (deps: Deps): Handlers<keyof typeof hallMoneyCalls> => ({
  'GET /console/{venue}/hall/money': ({ staff }) => hallMoney(deps, deps.database.run, staff.venueId),
  'POST /console/{venue}/hall/commission': setCommission(deps),
  'POST /console/{venue}/hall/payout': payStalls(deps),
  'GET /console/{venue}/hall/payouts/{run}/bank-file': stallBankFile(deps),
  'GET /console/{venue}/hall/report/csv': hallReportCsv(deps),
  'GET /console/{venue}/hall/statement/csv': statementCsv(deps),
  'GET /console/{venue}/hall/statement/pdf': statementPdf(deps),
});
