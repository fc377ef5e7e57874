import { CONSENT_VERSION } from '@tableside/domain/gifts';
import type { Database } from '../../../database/database.ts';
import type { Gifts } from './seed-gifts.ts';

/** Adds the demo's tip and donation cards to the venue in `folder`; nothing where they are there. */
export const insertDemoGifts = async (
  { run }: Pick<Database, 'run'>,
  folder: string,
  file: Gifts,
): Promise<void> => {
  await run(
    'demo-gifts-people',
    `insert into tip_recipient (venue_id, personnel_id, shown_name, description, photo, thanks, thanks_photo,
       consent_version, consented_at)
     select v.id, u.id, p."shownName", p.description, p.photo, p.thanks, p."thanksPhoto", $3, now()
     from jsonb_to_recordset($2::jsonb) as p(email text, "shownName" text, description jsonb, photo jsonb, thanks jsonb,
       "thanksPhoto" jsonb)
     join auth_user u on u.email = p.email join venue v on v.slug = $1
     join staff_membership m on m.user_id = u.id and m.venue_id = v.id on conflict do nothing`,
    [folder, JSON.stringify(file.people), CONSENT_VERSION],
  );
  await run(
    'demo-gifts-cards',
    `insert into tip_card (venue_id, code, card_type, display_type, personnel_id, name, language, success_description)
     select v.id, c.code, case when u.id is null then 'restaurant' else 'individual' end,
       case when c.picks then 'staff_members_select' else 'restaurant' end, u.id,
       case when u.id is null then c.name else '' end, c.language, case when u.id is null then c.thanks else '{}' end
     from jsonb_to_recordset($2::jsonb) as c(code text, name text, email text, language text, picks boolean, thanks jsonb)
     join venue v on v.slug = $1 left join auth_user u on u.email = c.email
     where c.email is null or u.id is not null on conflict do nothing`,
    [folder, JSON.stringify(file.tipCards)],
  );
  await run(
    'demo-gifts-donatees',
    `insert into donatee (venue_id, code, name, description, photo)
     select v.id, d.code, d.name, d.description, d.photo
     from jsonb_to_recordset($2::jsonb) as d(code text, name jsonb, description jsonb, photo jsonb)
     join venue v on v.slug = $1 on conflict do nothing`,
    [folder, JSON.stringify(file.donatees)],
  );
};
