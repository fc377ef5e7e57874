export type Fields = Readonly<Record<string, unknown>>;

/** An object of JSON that may hold anything. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
