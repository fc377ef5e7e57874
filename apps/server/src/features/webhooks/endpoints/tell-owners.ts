import { WEBHOOK_TELL_AFTER_MS } from '@tableside/domain/webhooks';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { staffWords } from '../../../staff-words.ts';
import { mailOf, queueMail } from '../../mail/index.ts';
import { emailRecipients } from '../../notices/index.ts';
import type { Attempt } from '../api.ts';
import { type Claimed, recordNotified, venueOfHook } from '../sending/send-store.ts';

type Trouble = {
  readonly attempt: Attempt;
  readonly failingSince: Date;
  /** Something was given up. */
  readonly lost: boolean;
  readonly turnedOff: boolean;
};

/** The words of the console about webhooks, for mails about them. */
const words = {
  mail: staffWords('console-connections', 'webhookMail'),
  hooks: staffWords('console-connections', 'webhooks'),
};

/**
 * Writes to whom the venue chose, else its owners, once for each time that a receiver falls silent: after an hour, or at once where something was
 * given up. In the caller's transaction; the mail leaves by itself.
 */
export const tellOwners = async (
  { clock, mail }: Pick<Deps, 'clock' | 'mail'>,
  run: Run,
  hook: Pick<Claimed, 'id' | 'venueId' | 'url'>,
  { attempt, failingSince, lost, turnedOff }: Trouble,
): Promise<void> => {
  const now = clock();
  if (!lost && !turnedOff && now - failingSince.getTime() < WEBHOOK_TELL_AFTER_MS) return;
  await recordNotified(run, hook.id, new Date(now));
  if (!mail.isOpen) return;
  const { venueName, language } = await venueOfHook(run, hook.venueId);
  for (const email of await emailRecipients(run, hook.venueId, 'webhook')) {
    const say = words.mail(language);
    const letter = {
      language: say.language,
      venue: venueName,
      title: say('title'),
      intro: say(turnedOff ? 'gone' : lost ? 'lost' : 'silent'),
      rows: [
        // Without what may follow the host: it may hold what the receiver knows its callers by.
        { label: say('to'), value: new URL(hook.url).host },
        { label: say('since'), value: failingSince.toISOString().slice(0, 16).replace('T', ' ') },
        {
          label: say('answer'),
          value:
            attempt.status === null
              ? words.hooks(language)(`failure.${attempt.failure}`)
              : String(attempt.status),
        },
      ],
      notes: [say('note')],
    };
    await queueMail(
      run,
      mailOf(letter, {
        dedupeKey: `webhook:${hook.id}:${failingSince.toISOString()}:${email}`,
        to: email,
        subject: `${venueName}: ${letter.title}`,
      }),
      now,
    );
  }
};
