import type { CardWords } from './card-words.ts';
import { type Content, html, type Markup } from './html.ts';

/** Three fields of a card. Nobody types before the script listens: it enables the fields. */
export const cardForm = (
  { number, expiry, cvc, wrong }: CardWords,
  example: string,
  button: Content = null,
): Markup => html`<form id="card" novalidate data-wrong="${wrong}">
<label data-word="number">${number}<input name="number" inputmode="numeric" autocomplete="cc-number" placeholder="${example}" required disabled></label>
<div class="pair"><label data-word="expiry">${expiry}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/34" required disabled></label>
<label data-word="cvc">${cvc}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required disabled></label></div>
<p class="error" role="alert" hidden></p>${button}</form>`;
