import type { Run } from '../../database/database.ts';
import type { Consent } from './member-mail-store.ts';

export type MailingRow = {
  readonly id: string;
  readonly subject: string;
  readonly at: Date;
  readonly people: number;
  readonly written: number;
  readonly finishedAt: Date | null;
};

/** What a venue wrote to its members, the latest first. */
export const mailingsOf = (run: Run, venueId: string, most: number): Promise<MailingRow[]> =>
  run<MailingRow>(
    'member-mailings',
    `select g.id, g.subject, g.at, g.people, g.finished_at as "finishedAt",
       (select count(*)::int from member_mailing_sent s where s.mailing_id = g.id) as written
     from member_mailing g where g.venue_id = $1 order by g.at desc, g.id limit $2`,
    [venueId, most],
  );

export const insertMailing = async (
  run: Run,
  mailing: {
    readonly venueId: string;
    readonly subject: string;
    readonly body: string;
    readonly people: number;
    readonly now: Date;
  },
): Promise<void> => {
  await run(
    'member-mailing-add',
    'insert into member_mailing (venue_id, subject, body, people, at) values ($1, $2, $3, $4, $5)',
    [mailing.venueId, mailing.subject, mailing.body, mailing.people, mailing.now],
  );
};

export type UnderWay = {
  readonly id: string;
  readonly venueId: string;
  readonly venue: string;
  readonly subject: string;
  readonly body: string;
  readonly at: Date;
};

/** Mailings that are not finished, the first first. */
export const mailingsUnderWay = (run: Run): Promise<UnderWay[]> =>
  run<UnderWay>(
    'member-mailings-under-way',
    `select g.id, g.venue_id as "venueId", v.name as venue, g.subject, g.body, g.at
     from member_mailing g join venue v on v.id = g.venue_id where g.finished_at is null order by g.at, g.id`,
    [],
  );

/**
 * Takes those whose turn it is, each once: who was on the list when it was sent and still is. Of two servers at once the later waits for the
 * mailing's row.
 */
export const takeNext = (
  run: Run,
  mailing: UnderWay,
  most: number,
): Promise<Pick<Consent, 'id' | 'email' | 'language'>[]> =>
  run<Pick<Consent, 'id' | 'email' | 'language'>>(
    'member-mailing-next',
    `with mailing as (select id from member_mailing where id = $1 and finished_at is null for update),
     next as (
       select m.id, m.language, a.email from mailing, member_mail m join loyalty_card c on c.id = m.card_id
         join loyalty_program p on p.id = c.program_id join guest_account a on a.id = c.account_id
       where p.venue_id = $2 and m.confirmed_at <= $3
         and not exists (select from member_mailing_sent s where s.mailing_id = $1 and s.member_mail_id = m.id)
       order by m.confirmed_at, m.id limit $4),
     sent as (insert into member_mailing_sent (mailing_id, member_mail_id) select $1, id from next on conflict do nothing)
     select id, email, language from next`,
    [mailing.id, mailing.venueId, mailing.at, most],
  );

export const finishMailing = async (run: Run, id: string, now: Date): Promise<void> => {
  await run('member-mailing-finish', 'update member_mailing set finished_at = $2 where id = $1', [id, now]);
};
