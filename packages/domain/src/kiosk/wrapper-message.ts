/** What a wrapper around a kiosk's page may ask of it. KIOSK-07. */
const ASKED = ['new-guest', 'open-back-office'] as const;
export type WrapperMessage = { readonly type: (typeof ASKED)[number] };

/** A message of a wrapper; null for everything else, its own messages and those of strangers among them. KIOSK-08. */
export const wrapperMessage = (data: unknown): WrapperMessage | null => {
  if (typeof data !== 'object' || data === null) return null;
  const type = ASKED.find(known => known === (data as { readonly type?: unknown }).type);
  return type === undefined ? null : { type };
};
