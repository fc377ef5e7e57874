import { Refusal, toWire } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { formatMoney } from '@tableside/i18n';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { MAILS_TO_ADDRESS } from '../limits/index.ts';
import { askedForKey, emailWords, mailOf, queueMail } from '../mail/index.ts';
import { audit } from '../staff/index.ts';
import { addressOfPerson, readOwed } from './owed-store.ts';
import { statementFile } from './papers.ts';
import { leftOf } from './view.ts';

/**
 * Mails somebody their statement of tips, to the address of their own account and to no other: also to who left and can read
 * nothing here any more. Refuses not_found for who has no tips here or no address, receipt_mail_failed without mail.
 */
export const sendStatement =
  (deps: Deps): Handler<'POST /console/{venue}/gifts/statement/send'> =>
  async ({ staff, body }) => {
    const { database, venues, mail, limits, clock } = deps;
    if (!mail.isOpen) throw new Refusal('receipt_mail_failed');
    const { venueId } = staff;
    const { name: venue, settings } = await venues.get(venueId);
    const { decimals } = settings.currency;
    const owed = (await readOwed(database.run, venueId)).find(
      ({ kind, to }) => kind === 'tip' && to === body.to,
    );
    const address = owed && (await addressOfPerson(database.run, body.to));
    if (!owed || !address) throw new Refusal('not_found');
    limits.take('mails-to', address, MAILS_TO_ADDRESS);
    const { name: filename, csv } = await statementFile(deps, venueId, { kind: 'tip', to: body.to });
    const say = emailWords(settings.mainLanguage);
    const money = (amount: number): string =>
      formatMoney(toWire(minor(amount), decimals), settings.currency, settings.localeCode);
    const letter = {
      language: say.language,
      venue,
      title: say('statement.title'),
      intro: say('statement.intro', { name: owed.name, venue }),
      rows: [
        { label: say('statement.given'), value: money(owed.given - owed.givenBack + owed.shared) },
        { label: say('statement.paidOut'), value: money(owed.paidOut) },
        { label: say('statement.owed'), value: money(leftOf(owed)), strong: true },
      ],
      notes: [say('statement.note')],
    };
    const now = clock();
    await database.transaction(async run => {
      const dedupeKey = await askedForKey(run, `tip-statement:${venueId}:${body.to}`, now);
      const attachments = [{ filename, contentType: 'text/csv', content: Buffer.from(csv) }];
      await queueMail(run, mailOf(letter, { dedupeKey, to: address, attachments }), now);
      await audit(run, staff, { action: 'tip-statement-send', subject: `staff:${body.to}`, data: {} });
    });
    mail.hurry();
    return {};
  };
