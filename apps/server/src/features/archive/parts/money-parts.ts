import { columns, NOW, type Part, VENUE } from './part.ts';

const venue_id = VENUE;
const OF_PAYMENT = (table: string): string =>
  `${table} t join payment p on p.id = t.payment_id where p.venue_id = $1`;
/** What a record is called in the chain, wherever the books were kept before. */
const ORIGINAL = 'coalesce(t.original_id, t.id)';
const sealed = (kind: string, table: string, known: string): string =>
  `when '${kind}' then (select ${known} from ${table} x where`;

/** SQL of a line that is restored: of a tip card of the house, of somebody who wants to be seen; else nothing. */
const OF_HOUSE = (column: string, none: string): string =>
  `case when r.personnel_id is null then r.${column} else ${none} end`;
const UNTIL_WITHDRAWN = (column: string, none: string): string =>
  `case when r.withdrawn_at is null then r.${column} else ${none} end`;

/** Bills, payments, the journal and its papers. Amounts are minor units, debits positive. */
export const MONEY_PARTS: readonly Part[] = [
  {
    file: 'tip-cards',
    table: 'tip_card',
    says: 'A code that somebody is tipped by. Amounts in minor units; none: as usual. Of a person’s, what it says and shows is theirs: tip-recipients.',
    columns:
      columns(`id code card_type display_type personnel_id name description photo language amounts min_amount
      max_amount preselected_index show_review success_description success_photo is_active created_at updated_at`),
    without: { venue_id },
    // Archives from before people said that themselves have it here.
    back: {
      name: OF_HOUSE('name', "''"),
      description: OF_HOUSE('description', "'{}'"),
      photo: OF_HOUSE('photo', 'null'),
      success_description: OF_HOUSE('success_description', "'{}'"),
      success_photo: OF_HOUSE('success_photo', 'null'),
    },
    order: 't.created_at, t.id',
  },
  {
    file: 'tip-recipients',
    table: 'tip_recipient',
    says: 'Who agreed that guests see them on a tip card, under which version of the text, and what is shown of them; of whoever took it back or left nothing but that they had agreed, and until when.',
    columns:
      columns(`personnel_id shown_name description photo thanks thanks_photo consent_version consented_at
      withdrawn_at`),
    without: { venue_id },
    // Archives from before that was forgotten still have it.
    back: {
      shown_name: UNTIL_WITHDRAWN('shown_name', 'null'),
      description: UNTIL_WITHDRAWN('description', "'{}'"),
      photo: UNTIL_WITHDRAWN('photo', 'null'),
    },
    order: 't.personnel_id',
  },
  {
    file: 'tip-sharing',
    table: 'tip_sharing',
    says: 'How the house’s pool of tips is shared: every rule there was, the last one in force.',
    columns: columns('version rule points changed_at changed_by'),
    without: { venue_id },
    order: 't.version',
  },
  {
    file: 'payout-accounts',
    table: 'payout_account',
    says: 'Where the tips of a person are sent to, as that person said.',
    columns: columns('personnel_id iban changed_at'),
    without: { venue_id },
    order: 't.personnel_id',
  },
  {
    file: 'donatees',
    table: 'donatee',
    says: 'For whom guests of the venue give money that is not the venue’s.',
    columns:
      columns(`id code name description photo amounts min_amount max_amount preselected_index iban is_active
      created_at updated_at`),
    without: { venue_id },
    order: 't.created_at, t.id',
  },
  {
    file: 'bills',
    table: 'bill',
    says: 'What was owed, by an order or a table, or given by card.',
    columns: columns(`id table_id visit_id kind order_id unique_order_number status currency subtotal discount
      total paid refunded revision guest_count personnel_id personnel_name precheck_printed_at external_id
      external_version till_state paid_at_till till_gap next_position taken_off opened_by opened_at closed_at
      updated_at tip_card_id donatee_id thanks_order_id loyalty_applied_at`),
    without: { venue_id },
    order: 't.opened_at, t.id',
  },
  {
    file: 'bill-items',
    table: 'bill_item',
    says: 'A piece of a bill; three beers are three lines. `part_of` names the piece that it was divided from.',
    columns:
      columns(`id bill_id position kind order_id order_line_id guest_index menu_item_id name words modifiers
      price discount_share loyalty_share own_discount strikethrough_price note added_by added_at voided_at voided_by
      void_reason divided_at part_of part_number part_count booked external_line
      vat_rate vat_percent recipient_id seat`),
    from: 'bill_item t join bill b on b.id = t.bill_id where b.venue_id = $1',
    order: 't.bill_id, t.position, t.id',
    selfNaming: true,
  },
  {
    file: 'payments',
    table: 'payment',
    says: 'A payment: `total = amount + tip + fee`. What the provider calls it is `provider_ref`, what we told it `provider_key`.',
    columns: columns(`id bill_id session_id guest_index provider method status scope currency amount tip fee
      total personnel_id language taken_by provider_key provider_ref payment_data failure captured allocated
      refunded refund_due suspense expires_at created_at captured_at finished_at updated_at used_method charge_id account_venue_id waiter_id`),
    without: {
      venue_id,
      device_hash: 'opens it on the phone that paid',
      next_action: 'may hold what opens a payment at its provider',
      account_ref: 'of the installation that opened the account, which no other one may speak for',
      passes_to: 'of the installation that opened the account; elsewhere nothing goes on by itself',
      pass_at: NOW,
      check_at: NOW,
      checks: NOW,
    },
    order: 't.created_at, t.id',
  },
  {
    file: 'payment-items',
    table: 'payment_item',
    says: 'What a payment was meant to pay for.',
    columns: columns('payment_id bill_item_id amount'),
    from: OF_PAYMENT('payment_item'),
    order: 't.payment_id, t.bill_item_id',
  },
  {
    file: 'payment-allocations',
    table: 'payment_allocation',
    says: 'What a payment did pay for; a piece once.',
    columns: columns('bill_item_id payment_id amount at'),
    from: OF_PAYMENT('payment_allocation'),
    order: 't.at, t.bill_item_id',
  },
  {
    file: 'terminal-operations',
    table: 'terminal_operation',
    says: 'What a card terminal was asked to do under `reference` (CRN), for a payment or for its day, and its last word: `frame`.',
    columns:
      columns(`id terminal_id payment_id kind refund_key business_day reference amount currency state display
      code abort_asked_at frame started_by started_at ended_at settled_by`),
    without: { busy_until: NOW, within: NOW },
    from: 'terminal_operation t join card_terminal c on c.id = t.terminal_id where c.venue_id = $1',
    order: 't.started_at, t.id',
  },
  {
    file: 'terminal-totals',
    table: 'terminal_totals',
    says: 'What a card terminal said at an X report or Z settlement, beside what the books had; minor units.',
    columns: columns('operation_id slip told_sales told_refunds booked_sales booked_refunds unresolved'),
    from: `terminal_totals t join terminal_operation o on o.id = t.operation_id
      join card_terminal c on c.id = o.terminal_id where c.venue_id = $1`,
    order: 't.operation_id',
  },
  {
    file: 'fiscal-receipts',
    table: 'fiscal_receipt',
    says: 'The fiscal receipt of a payment: what was printed, and by which numbers the tax office knows it. A restored one is tried again only where the venue has switched its printer on.',
    columns:
      columns(`payment_id state due_at sale mark problem code tries device number report document printed_at
      said_by`),
    without: { venue_id, try_at: NOW },
    order: 't.due_at, t.payment_id',
    back: { try_at: 'now()' },
  },
  {
    file: 'payment-references',
    table: 'payment_reference',
    says: 'Every name that a provider gave a payment, where there are several.',
    columns: columns('payment_id provider_ref at'),
    from: OF_PAYMENT('payment_reference'),
    order: 't.payment_id, t.provider_ref',
  },
  {
    file: 'payment-events',
    table: 'payment_event',
    says: 'Something that happened to a payment, in order; `id` is its name in the chain.',
    columns: columns('id payment_id at kind source provider_event_id data'),
    without: { original_id: 'is `id`' },
    from: OF_PAYMENT('payment_event'),
    order: 't.id',
    out: { id: ORIGINAL },
    back: { id: null, original_id: 'r.id' },
  },
  {
    file: 'refunds',
    table: 'refund',
    says: 'Money that was to go back, and whether it did.',
    columns:
      columns(`id payment_id number cause reason amount tip items status provider_key provider_ref failure
      requested_by requested_by_user created_at done_at done_by refusals`),
    without: { venue_id, try_at: NOW, tries: NOW },
    order: 't.created_at, t.id',
  },
  {
    file: 'journal',
    table: 'journal_entry',
    says: 'An entry of the double-entry journal; `id` is its name in the chain.',
    columns: columns('id at kind currency bill_id payment_id refund_id dedupe_key data'),
    without: { venue_id, original_id: 'is `id`', xid: 'a transaction of this database' },
    order: 't.id',
    out: { id: ORIGINAL },
    back: { id: null, original_id: 'r.id' },
  },
  {
    file: 'journal-lines',
    table: 'journal_line',
    says: 'A line of the entry `entry_id`; the lines of an entry sum to zero.',
    columns: columns('entry_id position account amount personnel_id'),
    from: 'journal_line t join journal_entry e on e.id = t.entry_id where e.venue_id = $1',
    order: 't.entry_id, t.position',
    out: { entry_id: 'coalesce(e.original_id, e.id)' },
    back: { entry_id: 'e.id' },
    backFrom: 'join journal_entry e on e.venue_id = $2 and e.original_id = r.entry_id',
  },
  {
    file: 'journal-chain',
    table: 'journal_seal',
    says: 'The number and hash of a record of the books; `hash` goes over the one before, see the guide to the ledger’s export.',
    columns: columns('number kind source_id hash sealed_at'),
    without: { venue_id },
    order: 't.number',
    out: {
      source_id: `case t.kind ${sealed('entry', 'journal_entry', 'coalesce(x.original_id, x.id)::text')}
        x.id = t.source_id::bigint) ${sealed('event', 'payment_event', 'coalesce(x.original_id, x.id)::text')}
        x.id = t.source_id::bigint) else t.source_id end`,
    },
    back: {
      source_id: `case r.kind ${sealed('entry', 'journal_entry', 'x.id::text')}
        x.venue_id = $2 and x.original_id = r.source_id::bigint) ${sealed('event', 'payment_event', 'x.id::text')}
        x.original_id = r.source_id::bigint
          and exists (select from payment p where p.id = x.payment_id and p.venue_id = $2))
        else r.source_id end`,
    },
  },
  {
    file: 'drawers',
    table: 'cash_drawer',
    says: 'Cash that a person carried; `user_id` is the `id` of `staff`. What moved in it by payments is in `journal`, by `drawer` in its `data`.',
    columns: columns('id user_id float opened_at closed_at closed_by expected counted note z_report'),
    without: { venue_id },
    order: 't.opened_at, t.id',
  },
  {
    file: 'drawer-moves',
    table: 'drawer_move',
    says: 'What was put into the drawer `drawer_id` or taken out of it by hand.',
    columns: columns('id drawer_id at kind amount reason by_name'),
    from: 'drawer_move t join cash_drawer d on d.id = t.drawer_id where d.venue_id = $1',
    order: 't.at, t.id',
  },
  {
    file: 'z-reports',
    table: 'z_report',
    says: 'A closed day as it was when it was closed; `seal_after` and `seal_number` name its records of the chain.',
    columns:
      columns(`number closed_at closed_by closed_by_user seal_after seal_number seal_hash first_day last_day
      currency decimals net received cash_counted cash_difference content`),
    without: { venue_id },
    order: 't.number',
    page: 50,
  },
  {
    file: 'drawer-openings',
    table: 'drawer_opening',
    says: 'Every time the cash drawer was opened, for which payment or why, and by whom.',
    columns: columns('id printer_name at by_user by_name payment_id reason outcome z_number'),
    without: { venue_id },
    order: 't.at, t.id',
  },
  {
    file: 'invoice-numbers',
    table: 'invoice_series',
    says: 'The last number of a series of invoices or credit notes in a year.',
    columns: columns('series year last_number'),
    without: { venue_id },
    order: 't.series, t.year',
  },
  {
    file: 'invoices',
    table: 'invoice',
    says: 'An invoice as it was issued, the buyer’s details in it: the law wants them kept.',
    columns: columns(
      'id payment_id series year sequence number issued_at currency total content vat_checked',
    ),
    without: { venue_id, device_hash: 'opens it on the phone that asked for it' },
    order: 't.issued_at, t.id',
  },
  {
    file: 'credit-notes',
    table: 'credit_note',
    says: 'A credit note to an invoice.',
    columns: columns(
      'id invoice_id refund_id series year sequence number issued_at currency total net vat content',
    ),
    without: { venue_id },
    order: 't.issued_at, t.id',
  },
  {
    file: 'commission-invoices',
    table: 'commission_invoice',
    says: 'An invoice or credit note to a stall of a food court whose operator the venue was, for the commission of a month.',
    columns: columns(
      'id stall_id month kind series year sequence number issued_at issued_by currency total net vat content',
    ),
    without: { venue_id },
    order: 't.issued_at, t.id',
  },
  {
    file: 'reviews',
    table: 'review',
    says: 'What a guest said about an order, a payment or a visit, and what they were answered.',
    columns:
      columns(`id kind subject order_id payment_id session_id table_id served_by served_by_name language
      rating tags comment email phone_number google_attempted_at rated_at submitted_at answer answered_at
      answered_by done_at done_by`),
    without: { venue_id, device_hash: 'opens it on the phone that gave it' },
    order: 't.rated_at, t.id',
  },
  {
    file: 'money-alerts',
    table: 'money_alert',
    says: 'Something about money that needed a person, and what came of it.',
    columns: columns('id payment_id kind dedupe_key data raised_at settled_at settled_by note'),
    without: { venue_id },
    order: 't.raised_at, t.id',
  },
];
