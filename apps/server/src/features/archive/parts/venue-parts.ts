import { columns, NOW, NUMBER, type Part, VENUE } from './part.ts';

const venue_id = VENUE;

/** Who the venue is and what it set up. */
export const VENUE_PARTS: readonly Part[] = [
  {
    file: 'venue',
    table: 'venue',
    says: 'The venue with all its settings; one line. Amounts in settings are minor units.',
    columns: columns(`id slug name settings revision scan_status order_status rush_mode_wait_minutes
      is_working_hours menu_version menu_document_id created_at status_by opening_told`),
    without: { organisation_id: 'where it comes back, it is a house of its own' },
    from: 'venue t where t.id = $1',
    order: 't.id',
    // The menu is put out again at the end, under the version that it had.
    back: { menu_version: 'greatest(r.menu_version - 1, 0)', menu_document_id: 'null' },
  },
  {
    file: 'staff',
    table: 'auth_user',
    says: 'Who works at the venue or was asked to, with `role`, and without address where they sign in by PIN alone; and, without role and address, who once did: the audit log, tips, shifts and drawers name people by `id`.',
    columns: columns('id name email role'),
    without: {
      email_verified: 'proven anew by the invitation',
      image: 'never used',
      created_at: 'of the account, not of the venue',
      updated_at: 'of the account, not of the venue',
    },
    from: `(
      select u.id, u.name, lower(coalesce(u.email, (select i.email from staff_invitation i
        where i.venue_id = $1 and i.user_id = u.id))) as email, m.role
      from staff_membership m join auth_user u on u.id = m.user_id where m.venue_id = $1
      union all
      select u.id, coalesce(u.name, i.name), lower(i.email), i.role
      from staff_invitation i left join auth_user u on lower(u.email) = lower(i.email)
      where i.venue_id = $1 and i.user_id is null and not exists (
        select from staff_membership m where m.user_id = u.id and m.venue_id = $1)
      union all
      select u.id, u.name, null, null from auth_user u
      where (exists (select from audit_log a where a.venue_id = $1 and a.actor = 'staff:' || u.id)
          or exists (select from work_shift s where s.venue_id = $1 and s.user_id = u.id)
          or exists (select from cash_drawer d where d.venue_id = $1 and d.user_id = u.id))
        and not exists (select from staff_membership m where m.user_id = u.id and m.venue_id = $1)
        and not exists (select from staff_invitation i where i.venue_id = $1 and lower(i.email) = lower(u.email))
      ) t where true`,
    order: 't.role nulls last, t.email, t.id',
  },
  {
    file: 'staff-rules',
    table: 'staff_policy',
    says: 'Who needs a second step, and when shared devices lock.',
    columns: columns('two_step lock_minutes'),
    without: { venue_id },
    order: 't.two_step',
  },
  {
    file: 'shifts',
    table: 'work_shift',
    says: 'Who worked when; `user_id` is the `id` of `staff`.',
    columns:
      columns(`id user_id started_at ended_at break_ms break_since told_later corrected_by corrected_at reason
      version`),
    without: { venue_id },
    order: 't.started_at, t.id',
  },
  {
    file: 'tables',
    table: 'venue_table',
    says: 'A table with its printed `code` and its spoken `short_code`; tables out of use too.',
    columns: columns(`id area name position order_type orders_disabled pay_disabled code short_code
      flag_overrides created_at retired_at last_scan_at`),
    without: { venue_id },
    order: 't.position, t.id',
  },
  {
    file: 'replaced-codes',
    table: 'replaced_code',
    says: 'A code that once opened a table, and says so to whoever scans it.',
    columns: columns('code table_id replaced_at'),
    without: { venue_id },
    order: 't.code',
  },
  {
    file: 'printed-signs',
    table: 'table_print',
    says: 'What stood on a table’s sign when it was last saved for print.',
    columns: columns('table_id address name printed_at'),
    from: 'table_print t join venue_table v on v.id = t.table_id where v.venue_id = $1',
    order: 't.table_id',
  },
  {
    file: 'floor',
    table: 'floor_plan',
    says: 'How often the plan of the floor was changed, and by whom last; one line.',
    columns: columns('revision changed_by changed_at'),
    without: { venue_id },
    order: 't.revision',
  },
  {
    file: 'areas',
    table: 'floor_area',
    says: 'An area of the floor in its place.',
    columns: columns('name position'),
    without: { venue_id },
    order: 't.position, t.name',
  },
  {
    file: 'places',
    table: 'floor_place',
    says: 'Where a table stands, in cells of a grid.',
    columns: columns('table_id x y width height shape seats'),
    without: { venue_id },
    order: 't.table_id',
  },
  {
    file: 'notices',
    table: 'notice_rule',
    says: 'Who of the staff is told of something in one way, where the venue chose.',
    columns: columns('cause way roles'),
    without: { venue_id },
    order: 't.cause, t.way',
  },
  {
    file: 'kitchen',
    table: 'kitchen_settings',
    says: 'How the kitchen is set up; one line.',
    columns: columns('stations soon_minutes late_minutes holds_courses changed_by changed_at'),
    without: { venue_id },
    order: 't.changed_at',
  },
  {
    file: 'bridges',
    table: 'bridge',
    says: 'A bridge to the printers and card terminals of the venue. A program is paired with a restored one anew.',
    columns: columns('id name changed_by added_at'),
    without: {
      venue_id,
      code_hash: NOW,
      code_expires_at: NOW,
      token_hash: NOW,
      paired_at: NOW,
      seen_at: NOW,
      version: NOW,
      host: NOW,
      keeps_notes: NOW,
    },
    order: 't.added_at, t.id',
  },
  {
    file: 'printers',
    table: 'printer',
    says: 'A receipt printer. A restored one prints what is accepted from then on.',
    columns: columns(
      'id name kind address columns code_page stations prints drawer table_id bridge_id changed_by trusted_certificate',
    ),
    without: {
      venue_id,
      connected_at: 'is the moment of the restore: nothing is printed twice',
      problem: NOW,
      problem_since: NOW,
      failures: NOW,
      paper_low: NOW,
      try_at: NOW,
      busy_by: NOW,
      busy_until: NOW,
      shown_certificate: NOW,
    },
    order: 't.id',
    back: { connected_at: 'now()', try_at: 'now()' },
  },
  {
    file: 'printed-papers',
    table: 'printed_paper',
    says: 'How often a receipt, a bill or a day report was printed for staff: the next one is marked as a copy.',
    columns: columns('about says times last_at'),
    without: { venue_id },
    order: 't.about, t.says',
  },
  {
    file: 'card-terminals',
    table: 'card_terminal',
    says: 'A card terminal, those put away too. A restored one is tried again before anybody pays at it.',
    columns: columns('id name kind address table_id bridge_id changed_by added_at removed_at'),
    without: { venue_id, last_seen_at: NOW },
    order: 't.added_at, t.id',
  },
  {
    file: 'fiscal-printers',
    table: 'fiscal_printer',
    says: 'The fiscal printer. A restored one is switched off until somebody switches it on.',
    columns: columns('kind address bridge_id changed_by'),
    without: { venue_id, since: NOW },
    order: 't.kind',
  },
  {
    file: 'kiosks',
    table: 'kiosk',
    says: 'A kiosk. Of a restored one a device is enrolled anew.',
    columns: columns('id name table_id changed_by added_at'),
    without: { venue_id, code_hash: NOW, code_expires_at: NOW },
    order: 't.added_at, t.id',
  },
  {
    file: 'pace',
    table: 'pace_history',
    says: 'When the venue was busy, paused or open again, and who said so.',
    columns: columns('at what minutes by_name data'),
    without: { id: NUMBER, venue_id },
    order: 't.id',
  },
  {
    file: 'counters',
    table: 'event_counter',
    says: 'How often something happened on a day, such as a menu being opened; nothing about who.',
    columns: columns('day name count'),
    without: { venue_id },
    order: 't.day, t.name',
  },
  {
    file: 'audit-log',
    table: 'audit_log',
    says: 'What staff did, in order; `actor` names somebody of `staff` as `staff:<id>`.',
    columns: columns('at actor action subject data'),
    without: { id: NUMBER, venue_id },
    order: 't.id',
  },
];
