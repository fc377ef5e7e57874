import type { Product } from './product.ts';

/** A system of the documents, the words by which a row names it, and what there is once it is built. `own`: the words in rows of its own, where they are others. */
type System = { name: string; words: RegExp; own?: RegExp; sign: { screen: string } | { call: string } };

const SYSTEMS: readonly System[] = [
  {
    name: 'in-person payment',
    words: /\bin[- ]person\b|PayInPerson|worldline/i,
    sign: { screen: 'PayInPerson' },
  },
  {
    name: 'tip card',
    words: /tip card|TipWaiter|TipSuccess|tips_qr|QR-card/i,
    sign: { screen: 'TipWaiter' },
  },
  { name: 'donation', words: /donat/i, sign: { screen: 'Donate' } },
  { name: 'review', words: /\breview(?:s|ed|ing)?\b/i, sign: { call: 'POST /reviews/rate-v2' } },
  { name: 'kiosk device', words: /kiosk|self-service/i, sign: { screen: 'ViewKioskOrder' } },
  { name: 'card terminal', words: /\bterminal\b/i, sign: { screen: 'TerminalCommands' } },
  { name: 'printer of a kiosk', words: /printer/i, sign: { screen: 'TerminalCommands' } },
  { name: 'loyalty', words: /loyal/i, sign: { screen: 'EnrollLoyalty' } },
  {
    name: 'sign-in and profile',
    words: /sign(?:ed|ing)?[- ]in\b|signs in|firebase|profile/i,
    sign: { screen: 'SignIn' },
  },
  {
    name: 'food court, beyond its hall',
    words: /food[- ]?court/i,
    own: /\b(?:carts?|pay|payments?|combined|multi-merchant|merchants?)\b|\borders?\b(?! of| status|_)/i,
    sign: { screen: 'FoodCourtCart' },
  },
];

type Row = { readonly system: string; readonly text: string };

/** Names of systems that a row speaks of and the product has not got. */
export const unbuiltIn = ({ system, text }: Row, { screens, calls }: Product): string[] =>
  SYSTEMS.filter(({ name, words, own = words, sign }) => {
    const named = (name.startsWith(system.toLowerCase()) ? own : words).test(text);
    return named && !('screen' in sign ? screens.has(sign.screen) : calls.includes(sign.call));
  }).map(({ name }) => name);
