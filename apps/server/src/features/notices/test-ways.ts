import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { askedForKey, emailWords, mailOf, queueMail } from '../mail/index.ts';
import { audit } from '../staff/index.ts';

/** Trials of a venue: each may cost money, and goes to whoever was typed. */
const TRIALS = { limit: 6, seconds: 1_800 } as const;

/** A letter to the asker's own address, by the way that all letters go. */
export const testMail =
  (deps: Deps): Handler<'POST /console/{venue}/notices/test-mail'> =>
  async ({ staff }) => {
    const { email } = staff;
    if (email === null) throw new Refusal('not_allowed');
    if (!deps.mail.isOpen) throw new Refusal('unavailable');
    deps.limits.take('notice-test', staff.venueId, TRIALS);
    const { name, settings } = await deps.venues.get(staff.venueId);
    const say = emailWords(settings.mainLanguage);
    const letter = {
      language: say.language,
      venue: name,
      title: say('trial.title'),
      intro: say('trial.intro', { name: staff.name }),
      rows: [],
      notes: [],
    };
    const now = deps.clock();
    await deps.database.transaction(async run => {
      const dedupeKey = await askedForKey(run, `notice-test:${staff.venueId}:${email}`, now);
      const subject = `${name}: ${letter.title}`;
      await queueMail(run, mailOf(letter, { dedupeKey, to: email, subject }), now);
    });
    deps.mail.hurry();
    return { email };
  };

/** A text message to a number that the asker types; what its sender answers is said. */
export const testSms =
  (deps: Deps): Handler<'POST /console/{venue}/notices/test-sms'> =>
  async ({ staff, body: { phone } }) => {
    if (!deps.sms.isOpen) throw new Refusal('unavailable');
    deps.limits.take('notice-test', staff.venueId, TRIALS);
    const { name, settings } = await deps.venues.get(staff.venueId);
    await deps.database.transaction(run =>
      audit(run, staff, { action: 'sms-test', subject: `venue:${staff.venueId}` }),
    );
    const say = emailWords(settings.mainLanguage);
    const outcome = await deps.sms.send({ to: phone, text: `${name}: ${say('trial.sms')}` });
    return outcome.kind === 'sent'
      ? { taken: true, failure: null }
      : { taken: false, failure: outcome.failure };
  };
