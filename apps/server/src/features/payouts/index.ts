import { randomBytes } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import type { consoleGiftCalls } from '@tableside/contract/http/admin/gifts';
import { isIban, plainIban } from '@tableside/domain/payouts';
import { written } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { audit } from '../staff/index.ts';
import { writeAccount } from './account-store.ts';
import { bankFile } from './bank-file.ts';
import { insertDonatee, insertTipCard, readWithoutCard, switchCard } from './cards-store.ts';
import { changeCard } from './change-card.ts';
import { ownCardHandlers } from './own-card/index.ts';
import { ownTipsView } from './own-card/own-tips-view.ts';
import { ownStatementCsv, payoutsCsv, statementCsv } from './papers.ts';
import { payOut } from './pay-out.ts';
import { printCard } from './print-card.ts';
import { sendStatement } from './send-statement.ts';
import { sharingHandlers } from './share-pool.ts';
import { giftsView } from './view.ts';

export { lockPayouts } from './owed-store.ts';
export { coveredBy } from './pay-out.ts';
export { hasBankFile, MOST_OF_RUN, transferFile } from './transfer-file.ts';

/** 96 random bits: nobody finds a card by trying. */
const newCode = (): string => randomBytes(12).toString('base64url');

/** Cards that guests give by, what is owed to whom, and what leaves the house for them. ADR 0032 */
export const payoutHandlers = (deps: Deps): Handlers<keyof typeof consoleGiftCalls> => ({
  'GET /console/{venue}/gifts': ({ staff, meta }) => giftsView(deps, deps.database.run, { staff, meta }),
  ...ownCardHandlers(deps),
  'POST /console/{venue}/gifts/payout': payOut(deps),
  ...changeCard(deps),
  'POST /console/{venue}/gifts/{card}/print': printCard(deps),
  ...sharingHandlers(deps),
  'GET /console/{venue}/gifts/payouts/{run}/bank-file': bankFile(deps),
  'GET /console/{venue}/gifts/payouts/csv': payoutsCsv(deps),
  'GET /console/{venue}/gifts/statement/csv': statementCsv(deps),
  'POST /console/{venue}/gifts/statement/send': sendStatement(deps),
  'GET /console/{venue}/own-tips/csv': ownStatementCsv(deps),

  'POST /console/{venue}/own-tips/account': ({ staff, body, meta }) =>
    deps.database.transaction(async run => {
      const iban = body.iban === null ? null : plainIban(body.iban);
      if (iban !== null && !isIban(iban))
        throw new Refusal('validation_failed', { fields: { iban: 'iban' } });
      await writeAccount(run, staff.venueId, staff.userId, { iban, at: new Date(deps.clock()) });
      const data = { known: iban !== null };
      await audit(run, staff, { action: 'payout-account', subject: `staff:${staff.userId}`, data });
      return ownTipsView(deps, run, { staff, meta });
    }),

  'POST /console/{venue}/gifts/tip-card': async ({ staff, body, meta }) => {
    const { venueId } = staff;
    const { settings } = await deps.venues.get(venueId);
    return deps.database.transaction(async run => {
      const { personnel_id: personnelId, name, picks } = body;
      const agreed = personnelId === null ? [] : await readWithoutCard(run, venueId);
      if (personnelId !== null && !agreed.some(({ id }) => id === personnelId)) {
        throw new Refusal('tip_card_unavailable');
      }
      const card = { code: newCode(), personnelId, name, picks, language: settings.mainLanguage };
      await insertTipCard(run, venueId, card);
      // Of a person no name: what stands in the log stays, and theirs is theirs to take back.
      const data = personnelId === null ? { name } : { person: personnelId };
      await audit(run, staff, { action: 'gift-card-add', subject: `venue:${venueId}`, data });
      const view = await giftsView(deps, run, { staff, meta });
      await keepAnswerWithin(run, view);
      return view;
    });
  },

  'POST /console/{venue}/gifts/donatee': ({ staff, body, meta }) =>
    deps.database.transaction(async run => {
      const name = written(body.name);
      if (Object.keys(name).length === 0) throw new Refusal('validation_failed', { field: 'name' });
      const donatee = { code: newCode(), name, description: written(body.description) };
      await insertDonatee(run, staff.venueId, donatee);
      await audit(run, staff, { action: 'gift-card-add', subject: `venue:${staff.venueId}`, data: { name } });
      const view = await giftsView(deps, run, { staff, meta });
      await keepAnswerWithin(run, view);
      return view;
    }),

  'POST /console/{venue}/gifts/{card}/switch': ({ staff, params, body, meta }) =>
    deps.database.transaction(async run => {
      const isId = /^[\da-f-]{36}$/.test(params.card);
      const known = isId && (await switchCard(run, staff.venueId, params.card, body.active));
      if (!known) throw new Refusal('tip_card_unavailable');
      const subject = `gift-card:${params.card}`;
      await audit(run, staff, { action: 'gift-card-switch', subject, data: { active: body.active } });
      return giftsView(deps, run, { staff, meta });
    }),
});
