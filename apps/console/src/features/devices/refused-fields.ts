/** What the server said of each field of a device that it did not take; empty: it was about something else. */
export const fieldsOf = (details: unknown): Readonly<Record<string, unknown>> =>
  (details as { fields?: Readonly<Record<string, unknown>> } | undefined)?.fields ?? {};

/** Whether the server said that the bridge is none any more. */
export const isBridgeGone = (details: unknown): boolean => fieldsOf(details).bridge === 'unknown';
