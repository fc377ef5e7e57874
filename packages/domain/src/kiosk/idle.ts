/** Milliseconds without a touch after which a kiosk asks whether somebody is there. KIOSK-13. */
export const IDLE_ASKS_AFTER = 60_000;
/** While a card is awaited nobody touches the screen: there it asks later. */
export const PAYING_ASKS_AFTER = 180_000;
/** Milliseconds to answer before the kiosk is the next guest's. */
export const IDLE_ANSWER = 20_000;

export type IdleStep =
  | { readonly kind: 'here' }
  | { readonly kind: 'ask'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** What a kiosk does that nobody touched for so many milliseconds. */
export const idleStep = (untouched: number, asksAfter: number): IdleStep => {
  if (untouched < asksAfter) return { kind: 'here' };
  const left = asksAfter + IDLE_ANSWER - untouched;
  return left > 0 ? { kind: 'ask', secondsLeft: Math.ceil(left / 1_000) } : { kind: 'over' };
};
