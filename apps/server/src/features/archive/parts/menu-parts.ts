import { columns, NUMBER, type Part, VENUE } from './part.ts';

const venue_id = VENUE;

/** The menu: what is out, what is being written, what is left and what it cost before. */
export const MENU_PARTS: readonly Part[] = [
  {
    file: 'menu',
    table: 'menu_document',
    says: 'The menu that guests see, in all languages; one line. Pictures in it are named by `id`: `pictures/<id>/`.',
    columns: columns('id document published_at'),
    without: { venue_id },
    from: 'menu_document t join venue v on v.menu_document_id = t.id where v.id = $1',
    order: 't.id',
    page: 1,
  },
  {
    file: 'menu-draft',
    table: 'menu_draft',
    says: 'The menu as it is being written; one line. `basis` says which translation was right for which text.',
    columns: columns('revision document basis base_document_id is_clean edited_by edited_at'),
    without: { venue_id, touched: 'browsers that write at this moment' },
    order: 't.revision',
    page: 1,
  },
  {
    file: 'price-history',
    table: 'menu_price_change',
    says: 'A published change of a price, in minor units.',
    columns: columns('version item_id field part_id name from_amount to_amount changed_by changed_at'),
    without: { id: NUMBER, venue_id },
    order: 't.id',
  },
  {
    file: 'stock',
    table: 'stock',
    says: 'What is left of something that is counted; 0 is sold out.',
    columns: columns('kind sellable_id remaining updated_at counted_at back_at back_count'),
    without: { venue_id },
    order: 't.kind, t.sellable_id',
  },
  {
    file: 'stock-par',
    table: 'stock_par',
    says: 'With how many pieces of something each business day begins.',
    columns: columns('kind sellable_id pieces put_on'),
    without: { venue_id },
    order: 't.kind, t.sellable_id',
  },
  {
    file: 'ingredients',
    table: 'ingredient',
    says: 'What is counted by the piece and shared by dishes; what is left of it is in `stock`, by its `id`.',
    columns: columns('id name created_at'),
    without: { venue_id },
    order: 't.id',
  },
  {
    file: 'ingredient-uses',
    table: 'ingredient_use',
    says: 'How much of an ingredient one portion of a dish takes, or one with a size or an option more.',
    columns: columns('kind sellable_id ingredient_id count'),
    without: { venue_id },
    order: 't.kind, t.sellable_id, t.ingredient_id',
  },
  {
    file: 'popular',
    table: 'popular_dishes',
    says: 'Which dishes guests’ orders made popular; one line, nothing about who.',
    columns: columns('counted_at dishes tried_at'),
    without: { venue_id },
    order: 't.tried_at',
  },
  {
    file: 'menu-columns',
    table: 'menu_columns',
    says: 'Which column of a table is which, as it was said when a file with these headings was taken into the menu.',
    columns: columns('headings uses said_at'),
    without: { venue_id },
    order: 't.said_at, t.headings',
  },
  {
    file: 'suggestions',
    table: 'suggestion',
    says: 'A dish suggested beside another, or, with an empty `for_item`, beside every cart.',
    columns: columns('for_item item_id position'),
    without: { venue_id },
    order: 't.for_item, t.position, t.item_id',
  },
  {
    file: 'loyalty',
    table: 'loyalty_program',
    says: 'The loyalty programme of the venue; one line. The cards of its members belong to their accounts.',
    columns: columns(
      `id name card_color card_secondary_color pricing_text fields takes_cards everywhere discount_percent card_months
      points points_months_since tiers offers`,
    ),
    without: { venue_id },
    order: 't.id',
  },
  {
    file: 'discount-codes',
    table: 'coupon',
    says: 'A discount code; `value` is percent, or minor units for an amount. Codes of one `offer` have the same terms.',
    columns: columns(
      'id offer code kind value min_order max_uses per_phone uses starts_at ends_at active revision changed_by made_at',
    ),
    without: { venue_id },
    order: 't.code, t.id',
  },
];
