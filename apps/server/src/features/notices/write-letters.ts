import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { type EmailWords, emailWords, mailOf, queueMail } from '../mail/index.ts';
import { type Due, dueEmails, markNotified } from './found-store.ts';
import { emailRecipients } from './people.ts';

/** No more than one letter about a cause in this time; what comes meanwhile stands in the next. */
const APART_MS = 60 * 60_000;
/** As many as somebody reads. */
const MOST = 20;

/** Where it is looked at, below /console/{venue}; what is not here is looked at elsewhere. */
const SCREENS: Readonly<Partial<Record<Due['cause'], string>>> = {
  'order-late': 'orders',
  'call-late': 'calls',
  printer: 'kitchen',
  alert: 'money-alerts',
  books: 'money-alerts',
  review: 'reviews',
  staff: 'settings/team',
  'food-court': 'food-courts',
};

const timeIn = (due: Due, say: EmailWords) =>
  new Intl.DateTimeFormat(say.language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: due.timeZone,
  });

/** What an entry is about: kinds of alerts have words, names stand as they are. */
const subjectOf = ({ cause }: Due, subject: string, say: EmailWords): string => {
  if (cause === 'alert' || cause === 'books') return say(`alert.${subject}`) || say('alert.other');
  if (cause === 'disk') return say('notice.disk.left', { size: subject });
  if (cause === 'backup') return say('notice.backup.days', { days: Number(subject) });
  if (cause === 'food-court') {
    const [what, by = '', ...name] = subject.split('|');
    return say(`notice.food-court.${what}`, { by, name: name.join('|') });
  }
  const table =
    (cause === 'order-late' || cause === 'call-late' || cause === 'review') && /^\d+$/.test(subject);
  return table ? say('notice.table', { number: subject }) : subject;
};

const letterOf = (due: Due, site: string | null) => {
  const say = emailWords(due.language);
  const time = timeIn(due, say);
  const screen = SCREENS[due.cause];
  const more = due.entries.length - MOST;
  return {
    language: say.language,
    venue: due.name,
    title: say(`notice.${due.cause}.title`),
    intro: say(`notice.${due.cause}.intro`),
    rows: due.entries.slice(0, MOST).map(({ subject, found_at }) => ({
      label: subjectOf(due, subject, say),
      value: time.format(new Date(found_at)),
    })),
    ...(site !== null &&
      screen !== undefined && {
        link: { label: say('notice.look'), url: `${site}/console/${due.slug}/${screen}` },
      }),
    notes: [...(more > 0 ? [say('notice.more', { count: more })] : []), say('notice.why')],
  };
};

const write = async (deps: Pick<Deps, 'mail'>, run: Run, due: Due, now: number): Promise<void> => {
  const people = deps.mail.isOpen ? await emailRecipients(run, due.venueId, due.cause) : [];
  await markNotified(run, due.venueId, due.cause, new Date(now));
  const letter = letterOf(due, deps.mail.site);
  for (const to of people) {
    await queueMail(
      run,
      mailOf(letter, {
        dedupeKey: `notice:${due.first}:${to}`,
        to,
        subject: `${due.name}: ${letter.title}`,
      }),
      now,
    );
  }
};

/** Writes what is to be told by letter: at most one an hour about a cause, to each whom the venue chose and who did not mute. */
export const writeNoticeLetters = async (
  deps: Pick<Deps, 'database' | 'mail'>,
  now: number,
): Promise<void> => {
  const due = await dueEmails(deps.database.run, new Date(now - APART_MS));
  for (const each of due) await deps.database.transaction(run => write(deps, run, each, now));
  if (due.length > 0) deps.mail.hurry();
};
