import { type Pair, pair } from './pair.ts';

export const GUEST_PAIRS: readonly Pair[] = [
  pair(
    'menu',
    'menu',
    'the scan lands here, and four dishes with their + stand where a cover, a text, deals and a banner were; type and hairlines carry it, without one picture',
  ),
  pair(
    'select',
    'select',
    'a venue’s choice, no longer a stop on the way; what it offers is one tap from the menu',
  ),
  pair(
    'menu-filters',
    'menu-filters',
    'off unless a venue wants it, and without plates drawn like toys; the demo’s main venue has none any more',
  ),
  pair(
    'about-the-venue',
    'about-the-venue',
    'also what the welcome alone offered: the bill, payments, Wi-Fi, a tip',
  ),
  pair('language', 'language', 'the same, in the page’s letters'),
  pair('all-categories', 'all-categories', 'the same, in the page’s letters'),
  pair(
    'dish-with-options',
    'dish-with-options',
    'name, price and one line first; choices stand on hairlines, and sums on one edge',
  ),
  pair(
    'dish-with-something-to-choose',
    'dish-with-something-to-choose',
    'the button is never grey: a tap says what is missing and goes there',
  ),
  pair(
    'dish-not-served-now',
    'dish-not-served-now',
    'the picture that filled half of it is gone; name and price come first',
  ),
  pair('age-gate', 'age-gate', 'one paper with the menu; the way up lies over nothing'),
  pair('search', 'search', 'what is popular can be added here, below the categories'),
  pair(
    'search-results',
    'search-results',
    'rows as in the menu, one picture less in each; the best match first',
  ),
  pair('search-without-results', 'search-without-results', 'the same, with the categories as outlines'),
  pair(
    'cart',
    'cart',
    'the grey “Look over the total first” is gone: the total with its parts stands in the dock, and the phone’s wallet beside the button that says what it does',
  ),
  pair(
    'cart-with-note-and-wrong-code',
    'cart-with-note-and-wrong-code',
    'what is wrong with a code is said at its field',
  ),
  pair(
    'pay-an-order',
    'pay-an-order',
    'ways once each, whichever company serves them: before, six rows named Stripe, Montonio, Neopay and Solidgate',
  ),
  pair(
    'orders',
    'orders',
    'what is not paid comes first, with the button that pays it; a bill can be paid from here',
  ),
  pair(
    'order',
    'order',
    'a rail of four in place of a row of circles, sums and time without boxes; being told when it is ready is a row',
  ),
  pair(
    'order-over-the-list',
    'order-over-the-list',
    'says first what is up, not what was ordered; the act in the dock',
  ),
  pair(
    'bill',
    'bill',
    'what is left to pay stands in the page, not in a card; the phone’s wallet beside the button',
  ),
  pair('equal-shares', 'equal-shares', 'the share stands at the start, where everything else does'),
  pair('an-amount', 'an-amount', 'the button is never grey; the field has the focus as it opens, as before'),
  pair(
    'choosing-items',
    'choosing-items',
    'one list on hairlines, what one ordered oneself chosen already; no tour before it',
  ),
  pair(
    'help-with-choosing',
    'help-with-choosing',
    'asked for by a word as before; the tour that came by itself is gone',
  ),
  pair('sharing-a-dish', 'sharing-a-dish', 'what each pays stands at the start, where everything else does'),
  pair(
    'pay-a-bill',
    'pay-a-bill',
    'no tip is chosen beforehand (10 % was); ways once each, without the companies’ names',
  ),
  pair('tip-of-one-s-own', 'tip-of-one-s-own', 'the same, in the page’s letters'),
  pair(
    'payment-received',
    'payment-received',
    'sum, receipt and invoice, then stars and a tip that nobody has to dismiss; the particulars below',
  ),
  pair('receipt', 'receipt', 'a VAT invoice one tap away'),
  pair('payments', 'payments', 'the same, in the page’s letters'),
  pair('invoice', 'invoice', 'the same, in the page’s letters'),
  pair('invoice-with-mistakes', 'invoice-with-mistakes', 'the first mistake gets the focus'),
  pair('waiter', 'waiter', 'the same, in the page’s letters'),
  pair('code-unknown', 'code-unknown', 'what now: the short code can be typed'),
  pair('code-switched-off', 'code-switched-off', 'the venue’s name and looks, its Wi-Fi, its telephone'),
  pair(
    'menu-being-updated',
    'menu-being-updated',
    'the venue’s name and looks, its Wi-Fi, its telephone, and a way to try again',
  ),
  pair('no-such-page', 'no-such-page', 'the same, in the page’s letters'),
  pair('cafe', 'cafe', 'no cover, no tiles of pictures: names and prices on one edge, drawings small'),
  pair('room', null, 'what a room’s code opens'),
  pair('hall', null, 'the hall of a food court'),
  pair('tip-card', null, 'a waiter’s tip card'),
  pair('donation', null, 'a donation'),
  pair('reservation', null, 'a table for later'),
];

/** What stood before or over what a guest read. */
export const GONE: readonly string[] = [
  'The splash with the venue’s logo, before the welcome (`0ab8bbe9:docs/screenshots/splash-390.png`): a venue’s choice, off.',
  'The tour of the menu, three pages (`onboarding-390.png`), and that of the bill, four (`bill-introduction-390.png`): what they said is obvious in the screen or one inline line, once.',
  'The pop-up over the menu (`popup-390.png`): a card in the page, where a venue turns it on.',
  '“Go for a walk, we will tell you” (`notify-390.png`): a row in the order that nobody has to dismiss.',
  'The page of diets (`diet-390.png`): in the menu’s filters.',
];
