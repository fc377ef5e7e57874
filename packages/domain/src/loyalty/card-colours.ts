import { type Hex, mix, readableOn } from '../theme/index.ts';

/** How much black makes the second colour of the first. */
const DARKER = 0.25;

/** The two colours of a card: the programme's, else the venue's own and a darker shade of it. LOYAL-46, LOYAL-47. */
export const cardColours = (
  card: { readonly color: Hex | null; readonly secondary: Hex | null },
  venue: Hex,
): { readonly from: Hex; readonly to: Hex } => {
  const from = card.color ?? venue;
  return { from, to: card.secondary ?? mix(from, '#000000', DARKER) };
};

/** What is readable on both. */
export const cardInk = (from: Hex, to: Hex): '#000000' | '#ffffff' => readableOn(mix(from, to, 0.5));
