export const tablesKey = (venueId: string) => ['tables', venueId] as const;
export const stockKey = (venueId: string) => ['stock', venueId] as const;
