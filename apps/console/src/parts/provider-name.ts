/** A provider as people write it; it has no name in other languages. */
export const providerName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
