/** Who says what is popular: nobody, the venue by its own marks, or these and what guests really order. MENU-52. */
export const POPULAR_MODES = ['off', 'by_hand', 'automatic'] as const;
export type PopularMode = (typeof POPULAR_MODES)[number];

/** What counts as popular, and how many dishes may be. */
export const POPULAR_RULES = {
  /** Orders of so many days count; a multiple of 7. */
  days: 28,
  /** So many parties must have ordered a dish: one table, however hungry, makes nothing popular. */
  leastParties: 5,
  /** One dish in so many, but between these two. */
  oneIn: 12,
  least: 3,
  most: 12,
  /** Else every badge would be on coffee and beer. */
  mostPerCategory: 2,
} as const;

/** How often a dish was ordered: parties by how many whole weeks ago, this week's first. A party counts once per dish. */
export type DishOrders = {
  readonly id: string;
  readonly category: string;
  readonly weeks: readonly number[];
};
export type PopularDish = { readonly id: string; readonly parties: number };

const WEEKS = POPULAR_RULES.days / 7;

/** Parties with the latest week counting as many times as there are weeks, the oldest once. */
const weightOf = ({ weeks }: DishOrders): number =>
  weeks.slice(0, WEEKS).reduce((sum, parties, week) => sum + parties * (WEEKS - week), 0);
const partiesOf = ({ weeks }: DishOrders): number =>
  weeks.slice(0, WEEKS).reduce((sum, parties) => sum + parties, 0);

/** How many dishes of a menu may be popular. */
const places = (dishes: number): number =>
  Math.min(POPULAR_RULES.most, Math.max(POPULAR_RULES.least, Math.floor(dishes / POPULAR_RULES.oneIn)));

/**
 * The popular dishes of a menu of `dishes`, the most wanted first: ordered by enough parties, recent orders counting more,
 * a few in each category. `orders` holds only what is on the menu. MENU-52.
 */
export const popularDishes = (orders: readonly DishOrders[], dishes: number): readonly PopularDish[] => {
  const inCategory = new Map<string, number>();
  return orders
    .map(each => ({ ...each, weight: weightOf(each), parties: partiesOf(each) }))
    .filter(({ parties }) => parties >= POPULAR_RULES.leastParties)
    .sort((a, b) => b.weight - a.weight || b.parties - a.parties || (a.id < b.id ? -1 : 1))
    .filter(({ category }) => {
      const before = inCategory.get(category) ?? 0;
      inCategory.set(category, before + 1);
      return before < POPULAR_RULES.mostPerCategory;
    })
    .slice(0, places(dishes))
    .map(({ id, parties }) => ({ id, parties }));
};

/** Whether a dish carries the badge. `ordered` are the ids that guests' orders made popular. */
export const isPopular = (
  item: { readonly id: string; readonly popular: boolean },
  mode: PopularMode,
  ordered: ReadonlySet<string>,
): boolean => mode !== 'off' && (item.popular || (mode === 'automatic' && ordered.has(item.id)));
