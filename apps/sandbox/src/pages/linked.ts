import { type Content, html } from './html.ts';

const ADDRESS = /(https?:\/\/[^\s<>"']+)/;

/** A text whose web addresses can be followed; everything else is escaped as ever. */
export const linked = (text: string): Content =>
  text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part));
