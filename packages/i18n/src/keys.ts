type Common = typeof import('../locales/en/common.json');
type Errors = typeof import('../locales/en/errors.json');
type Scan = typeof import('../locales/en/scan.json');
type Select = typeof import('../locales/en/select.json');
type Waiter = typeof import('../locales/en/waiter.json');
type Menu = typeof import('../locales/en/menu.json');
type Item = typeof import('../locales/en/item.json');
type Search = typeof import('../locales/en/search.json');
type Cart = typeof import('../locales/en/cart.json');
type Extra = typeof import('../locales/en/extra.json');
type Orders = typeof import('../locales/en/orders.json');
type Pay = typeof import('../locales/en/pay.json');
type Receipt = typeof import('../locales/en/receipt.json');
type Notify = typeof import('../locales/en/notify.json');
type Offline = typeof import('../locales/en/offline.json');
type Allergens = typeof import('../locales/en/allergens.json');
type Bill = typeof import('../locales/en/bill.json');
type Table = typeof import('../locales/en/table.json');
type Court = typeof import('../locales/en/court.json');
type Review = typeof import('../locales/en/review.json');
type Account = typeof import('../locales/en/account.json');
type Loyalty = typeof import('../locales/en/loyalty.json');
type Kiosk = typeof import('../locales/en/kiosk.json');
type Operator = typeof import('../locales/en/operator.json');
type Gift = typeof import('../locales/en/gift.json');
type Public = typeof import('../locales/en/public.json');
type Reserve = typeof import('../locales/en/reserve.json');

/**
 * Every key of the guest's texts, inferred from the English files: a misspelt one does not compile. Keys of one place
 * (`key@room`) are found by the place, not named. LANG-12.
 */
export type MessageKey = Exclude<KeyOfFiles, `${string}@${string}`>;

type KeyOfFiles = keyof (Common &
  Errors &
  Scan &
  Select &
  Waiter &
  Menu &
  Item &
  Search &
  Cart &
  Extra &
  Orders &
  Pay &
  Allergens &
  Bill &
  Receipt &
  Notify &
  Offline &
  Table &
  Court &
  Review &
  Account &
  Loyalty &
  Kiosk &
  Operator &
  Gift &
  Public &
  Reserve);
