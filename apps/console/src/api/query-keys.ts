export const tablesKey = (venueId: string) => ['tables', venueId] as const;
export const reservationsKey = (venueId: string) => ['reservations', venueId] as const;
export const codesKey = (venueId: string) => ['codes', venueId] as const;
export const firstStepsKey = (venueId: string) => ['first-steps', venueId] as const;
export const organisationKey = (venueId: string) => ['organisation', venueId] as const;
export const foodCourtsKey = (venueId: string) => ['food-courts', venueId] as const;
export const hallLiveKey = (venueId: string) => ['hall-live', venueId] as const;
export const hallMoneyKey = (venueId: string) => ['hall-money', venueId] as const;
export const hallInvoicesKey = (venueId: string) => ['hall-invoices', venueId] as const;
export const floorKey = (venueId: string) => ['floor', venueId] as const;
export const kitchenKey = (venueId: string) => ['kitchen', venueId] as const;
export const coursesKey = (venueId: string) => ['courses', venueId] as const;
export const paceKey = (venueId: string) => ['pace', venueId] as const;
/** Everything that is saved by pages; what is below it is read anew when a colleague saved one. */
export const settingsKey = (venueId: string) => ['settings', venueId] as const;
export const hoursKey = (venueId: string) => [...settingsKey(venueId), 'hours'] as const;
export const providersKey = (venueId: string) => [...settingsKey(venueId), 'providers'] as const;
export const securityKey = (venueId: string) => [...settingsKey(venueId), 'security'] as const;
export const noticesKey = (venueId: string) => ['notices', venueId] as const;
export const ownNoticesKey = (venueId: string) => ['own-notices', venueId] as const;
export const archiveKey = (venueId: string) => ['archive', venueId] as const;
export const popularKey = (venueId: string) => ['popular', venueId] as const;
export const suggestionsKey = (venueId: string) => ['suggestions', venueId] as const;
export const printersKey = (venueId: string) => ['printers', venueId] as const;
export const bridgesKey = (venueId: string) => ['bridges', venueId] as const;
export const kiosksKey = (venueId: string) => ['kiosks', venueId] as const;
export const fiscalKey = (venueId: string) => [...settingsKey(venueId), 'fiscal'] as const;
export const terminalsKey = (venueId: string) => ['terminals', venueId] as const;
/** A sale at a terminal: of a bill the one that runs, or one by its payment. */
export const terminalSaleKey = (venueId: string, of: string) => ['terminal-sales', venueId, of] as const;
export const stockKey = (venueId: string) => ['stock', venueId] as const;
export const billsKey = (venueId: string) => ['bills', venueId] as const;
/** Below the list's key: what makes the list stale does so to each bill. */
export const billKey = (venueId: string, bill: string) => [...billsKey(venueId), 'one', bill] as const;
/** The draft; below it what is read of it. */
export const menuDraftKey = (venueId: string) => ['menu-draft', venueId] as const;
export const menuKey = (venueId: string) => ['menu', venueId] as const;
/** All payments on screen: lists, and single ones. */
export const paymentsKey = (venueId: string) => ['payments', venueId] as const;
export const paymentKey = (venueId: string, payment: string) =>
  [...paymentsKey(venueId), 'one', payment] as const;
/** What a colleague handed over last, as the event stream told. */
export const handedKey = (venueId: string) => ['handed', venueId] as const;
export const reviewsKey = (venueId: string) => ['reviews', venueId] as const;
export const giftsKey = (venueId: string) => ['gifts', venueId] as const;
export const ownTipsKey = (venueId: string) => ['own-tips', venueId] as const;
export const copiesKey = (venueId: string) => ['copies', venueId] as const;
export const alertsKey = (venueId: string) => ['money-alerts', venueId] as const;
