import type { OwnTerms } from '@tableside/domain/gifts';
import type { Picture, Translated } from '@tableside/domain/menu';
import type { Run } from '../../database/database.ts';

/** What was given by a card less what went back, as the journal says it. */
const RAISED = `select -sum(l.amount)::bigint as raised from bill b join journal_entry e on e.bill_id = b.id
  join journal_line l on l.entry_id = e.id and l.account in ('tips_payable', 'donations_payable') where`;

/** A code that guests of a venue give by. */
export type Card = OwnTerms & {
  readonly id: string;
  readonly kind: 'tip' | 'donation';
  readonly hash: string;
  readonly name: string;
  /** By the name that guests see; empty: they want to be seen no more, or left. Null: it is nobody's. */
  readonly person: string | null;
  readonly picks: boolean;
  readonly active: boolean;
  readonly names: Translated;
  readonly description: Translated;
  readonly thanks: Translated;
  readonly picture: Picture | null;
  readonly language: string;
  readonly showReview: boolean;
  /** Where a donation is sent to. */
  readonly iban: string | null;
  /** Minor units. */
  readonly raised: number;
};

export const readCards = (run: Run, venueId: string): Promise<Card[]> =>
  run<Card>(
    'gift-cards',
    `select c.id, 'tip' as kind, c.code as hash, coalesce(r.shown_name, c.name) as name,
       case when c.personnel_id is not null then coalesce(r.shown_name, '') end as person, c.display_type = 'staff_members_select' as picks,
       c.is_active as active, '{}'::jsonb as names, c.description, c.success_description as thanks, c.photo as picture,
       c.language, c.show_review as "showReview", c.amounts, c.min_amount as min, c.max_amount as max,
       c.preselected_index as preselected, coalesce(g.raised, 0) as raised, null as iban, c.created_at
     from tip_card c left join tip_recipient r on r.venue_id = c.venue_id and r.personnel_id = c.personnel_id
       left join lateral (${RAISED} b.tip_card_id = c.id) g on true
     where c.venue_id = $1
     union all
     select d.id, 'donation', d.code, coalesce(d.name ->> (v.settings ->> 'mainLanguage'), d.name ->> 'en', ''), null, false,
       d.is_active, d.name, d.description, '{}', d.photo, v.settings ->> 'mainLanguage', false, d.amounts, d.min_amount,
       d.max_amount, d.preselected_index, coalesce(g.raised, 0), d.iban, d.created_at
     from donatee d join venue v on v.id = d.venue_id left join lateral (${RAISED} b.donatee_id = d.id) g on true
     where d.venue_id = $1
     order by kind desc, created_at, id`,
    [venueId],
  );

/** Who agreed to be shown and has no card. */
export const readWithoutCard = (run: Run, venueId: string): Promise<{ id: string; name: string }[]> =>
  run<{ id: string; name: string }>(
    'gift-people-without-card',
    `select r.personnel_id as id, coalesce(r.shown_name, '') as name from tip_recipient r
     join staff_membership m on m.venue_id = r.venue_id and m.user_id = r.personnel_id
     where r.venue_id = $1 and r.withdrawn_at is null
       and not exists (select from tip_card c where c.venue_id = r.venue_id and c.personnel_id = r.personnel_id)
     order by r.shown_name, r.personnel_id`,
    [venueId],
  );

export const insertTipCard = async (
  run: Run,
  venueId: string,
  card: {
    readonly code: string;
    readonly personnelId: string | null;
    readonly name: string;
    readonly picks: boolean;
    readonly language: string;
  },
): Promise<void> => {
  await run(
    'tip-card-insert',
    `insert into tip_card (venue_id, code, card_type, display_type, personnel_id, name, language)
     values ($1, $2, case when $3::text is null then 'restaurant' else 'individual' end,
       case when $5::boolean and $3::text is null then 'staff_members_select' else 'restaurant' end, $3,
       case when $3::text is null then $4 else '' end, $6)`,
    [venueId, card.code, card.personnelId, card.name, card.picks, card.language],
  );
};

export const insertDonatee = async (
  run: Run,
  venueId: string,
  donatee: { readonly code: string; readonly name: object; readonly description: object },
): Promise<void> => {
  await run(
    'donatee-insert',
    'insert into donatee (venue_id, code, name, description) values ($1, $2, $3, $4)',
    [venueId, donatee.code, JSON.stringify(donatee.name), JSON.stringify(donatee.description)],
  );
};

/** Answers whether the venue has that card; one of somebody who does not agree to be shown is not put up. */
export const switchCard = async (
  run: Run,
  venueId: string,
  cardId: string,
  active: boolean,
): Promise<boolean> => {
  const rows = await run<{ id: string }>(
    'gift-card-switch',
    `with tip as (
       update tip_card c set is_active = $3, updated_at = now()
       where venue_id = $1 and id = $2 and (not $3::boolean or personnel_id is null or exists (
         select from tip_recipient r
         where r.venue_id = $1 and r.personnel_id = c.personnel_id and r.withdrawn_at is null))
       returning id),
       donation as (update donatee set is_active = $3, updated_at = now() where venue_id = $1 and id = $2 returning id)
     select id from tip union all select id from donation`,
    [venueId, cardId, active],
  );
  return rows.length > 0;
};
