type At = { readonly restaurantId: string; readonly tableId: string };

/** Whether a stored session belongs to the scanned code: the same venue and the same table. SCAN-04. */
export const storedSessionMatches = (stored: At, found: At): boolean =>
  stored.restaurantId === found.restaurantId && stored.tableId === found.tableId;
