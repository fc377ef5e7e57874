/** Pages of a venue's settings; each is saved by itself. */
export type SettingsPage =
  | 'switches'
  | 'about'
  | 'service'
  | 'looks'
  | 'welcome'
  | 'tips'
  | 'questions'
  | 'popups'
  | 'reviews'
  | 'retention'
  | 'reservations'
  | 'loyalty'
  | 'loyalty-host'
  | 'hours'
  | 'pace'
  | 'legal'
  | 'books'
  | 'till'
  | 'payment-methods'
  /** Keys at one provider. */
  | `keys-${string}`
  | 'kitchen'
  /** One printer. */
  | `printer-${string}`
  /** One bridge. */
  | `bridge-${string}`
  /** One kiosk. */
  | `kiosk-${string}`
  /** One card terminal. */
  | `terminal-${string}`
  | 'fiscal'
  | 'security';
