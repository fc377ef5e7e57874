import type { Run } from '../../database/database.ts';

/** A member who wants mail of a programme. */
export type Consent = {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly venue: string;
  readonly confirmedAt: Date | null;
};

/** Keeps that a member ticked it, once for each card; asked again while it is not confirmed it counts anew. Null: they have no card. */
export const askForMail = async (
  run: Run,
  asked: {
    readonly accountId: string;
    readonly program: string;
    readonly language: string;
    readonly words: string;
    readonly now: Date;
  },
): Promise<Consent | null> => {
  const [row] = await run<Consent>(
    'member-mail-ask',
    `with card as (
       select c.id, a.email, v.name as venue from loyalty_card c join guest_account a on a.id = c.account_id
         join loyalty_program p on p.id = c.program_id join venue v on v.id = p.venue_id
       where c.account_id = $1 and c.program_id::text = $2),
     kept as (
       insert into member_mail as m (card_id, language, words, asked_at) select id, $3, $4, $5 from card
       on conflict (card_id) do update set language = excluded.language,
         words = case when m.confirmed_at is null then excluded.words else m.words end,
         asked_at = case when m.confirmed_at is null then excluded.asked_at else m.asked_at end
       returning id, card_id, language, confirmed_at)
     select kept.id, card.email, kept.language, card.venue, kept.confirmed_at as "confirmedAt"
     from kept join card on card.id = kept.card_id`,
    [asked.accountId, asked.program, asked.language, asked.words, asked.now],
  );
  return row ?? null;
};

/** A member wants no more of a programme. */
export const dropOwn = async (run: Run, accountId: string, program: string): Promise<void> => {
  await run(
    'member-mail-drop-own',
    `delete from member_mail m using loyalty_card c where c.id = m.card_id and c.account_id = $1 and c.program_id::text = $2`,
    [accountId, program],
  );
};

/** What a link is about; null: it is over. */
export const consentById = async (
  run: Run,
  id: string,
): Promise<Pick<Consent, 'language' | 'venue' | 'confirmedAt'> | null> => {
  const [row] = await run<Pick<Consent, 'language' | 'venue' | 'confirmedAt'>>(
    'member-mail-find',
    `select m.language, v.name as venue, m.confirmed_at as "confirmedAt"
     from member_mail m join loyalty_card c on c.id = m.card_id join loyalty_program p on p.id = c.program_id
       join venue v on v.id = p.venue_id where m.id = $1`,
    [id],
  );
  return row ?? null;
};

export const confirm = async (run: Run, id: string, now: Date): Promise<void> => {
  await run(
    'member-mail-confirm',
    'update member_mail set confirmed_at = $2 where id = $1 and confirmed_at is null',
    [id, now],
  );
};

export const drop = async (run: Run, id: string): Promise<void> => {
  await run('member-mail-drop', 'delete from member_mail where id = $1', [id]);
};

/** Who never confirmed it is forgotten. */
export const forgetUnconfirmed = async (run: Run, before: Date): Promise<void> => {
  await run('member-mail-forget', 'delete from member_mail where confirmed_at is null and asked_at < $1', [
    before,
  ]);
};

/** How many members of a venue's programme are on the list, and how many have not confirmed it. */
export const countList = async (run: Run, venueId: string): Promise<{ people: number; waiting: number }> => {
  const [row] = await run<{ people: number; waiting: number }>(
    'member-mail-count',
    `select count(*) filter (where m.confirmed_at is not null)::int as people,
       count(*) filter (where m.confirmed_at is null)::int as waiting
     from member_mail m join loyalty_card c on c.id = m.card_id join loyalty_program p on p.id = c.program_id
     where p.venue_id = $1`,
    [venueId],
  );
  return row ?? { people: 0, waiting: 0 };
};
