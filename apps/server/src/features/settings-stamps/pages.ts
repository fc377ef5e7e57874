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
  | 'hours'
  | 'pace'
  | 'legal'
  | 'till'
  | 'payment-methods'
  /** Keys at one provider. */
  | `keys-${string}`
  | 'kitchen'
  /** One printer. */
  | `printer-${string}`
  /** One card terminal. */
  | `terminal-${string}`
  | 'security';
