import { html, type Markup } from '../pages/html.ts';
import { CODE_TEXTS } from './codes.ts';
import type { Terminal } from './index.ts';
import { type Booked, type Steering, totalsOf } from './state.ts';

const money = (minor: number): string => `${(minor / 100).toFixed(2)} EUR`;

type Lever = { readonly set: Partial<Steering> & { readonly hand?: string }; readonly words: string };

const levers = (steering: Steering): readonly Lever[] => [
  { set: { hand: 'card' }, words: 'Present a card' },
  { set: { hand: 'cancel' }, words: 'Press Cancel' },
  steering.card_at_once
    ? { set: { card_at_once: false }, words: 'Wait for a card by hand' }
    : { set: { card_at_once: true }, words: 'Have a card there at once' },
  steering.off
    ? { set: { off: false }, words: 'Switch it on' }
    : { set: { off: true }, words: 'Pull the cable' },
  steering.slow_ms > 0
    ? { set: { slow_ms: 0 }, words: 'Let it be quick' }
    : { set: { slow_ms: 5_000 }, words: 'Let it be slow' },
  { set: { silent: 1 }, words: 'Do the next, but say nothing' },
  { set: { cut: 1 }, words: 'Do the next, then lose the line' },
  steering.late_after_abort
    ? { set: { late_after_abort: false }, words: 'Let an abort stop the sale' }
    : { set: { late_after_abort: true }, words: 'Approve although aborted' },
  steering.settlement_required
    ? { set: { settlement_required: false }, words: 'Ask for no settlement' }
    : { set: { settlement_required: true }, words: 'Ask for a settlement first' },
  { set: { settles_more: 500 }, words: 'Settle 5.00 more than was sold' },
  { set: { takes_more: -100 }, words: 'Take 1.00 too little with the next' },
];

const said = (steering: Steering): string =>
  [
    steering.off && 'switched off',
    !steering.card_at_once && 'waits for a card by hand',
    steering.next_code !== '' &&
      `ends the next with ${steering.next_code} ${CODE_TEXTS[steering.next_code] ?? ''}`,
    steering.slow_ms > 0 && 'slow',
    steering.silent > 0 && 'will say nothing of the next',
    steering.cut > 0 && 'will lose the line after the next',
    steering.late_after_abort && 'approves although aborted',
    steering.settlement_required && 'wants a settlement first',
    steering.settles_more !== 0 && 'will settle another sum than was sold',
    steering.takes_more !== 0 && 'will take another sum than it is asked for',
  ]
    .filter(Boolean)
    .join(', ') || 'ready';

const rowOf = (line: Booked): Markup =>
  html`<tr><td>${line.at.slice(11, 19)}</td><td>${line.reference}</td><td>${line.kind}</td><td>${money(line.amount)}</td><td>${line.state}${line.settled ? ', settled' : ''}</td></tr>`;

export const terminalPage = ({ name, device, state }: Terminal, root: string): Markup => {
  const { steering, ledger, settlements } = state();
  const { sales, refunds } = totalsOf(ledger);
  return html`
<p>The terminal is <strong>${said(steering)}</strong>. Its display says <strong>${device.display()}</strong>.</p>
<div class="levers">${levers(steering).map(
    ({ set, words }) => html`<form method="post" action="${root}terminal/${name}">
${Object.entries(set).map(([key, value]) => html`<input type="hidden" name="${key}" value="${String(value)}">`)}
<button class="quiet">${words}</button></form>`,
  )}</div>
<form method="post" action="${root}terminal/${name}"><label>The next ends with
<select name="next_code"><option value="">000 APPROVED</option>${Object.entries(CODE_TEXTS)
    .filter(([code]) => code !== '000')
    .map(([code, text]) => html`<option value="${code}">${code} ${text}</option>`)}</select></label>
<button class="quiet">Set</button></form>
<h2>Its own ledger</h2>
<p>Since the last settlement ${money(sales)} taken, ${money(refunds)} given back; ${settlements.length} settlements.</p>
${
  ledger.size === 0
    ? html`<p>No card was charged yet.</p>`
    : html`<table><thead><tr><th>Time</th><th>CRN</th><th>What</th><th>Amount</th><th>State</th></tr></thead>
<tbody>${[...ledger.values()].toReversed().map(rowOf)}</tbody></table>`
}
<p><a href="${root}terminal">All terminals</a></p>`;
};

export const terminalsPage = (
  terminals: readonly Terminal[],
  root: string,
  wirePort: number,
): Markup => html`${
  terminals.length === 0
    ? html`<p>Nobody has paid at a terminal yet.</p>`
    : html`<ul class="cards">${terminals.map(
        ({ name, state }) =>
          html`<li><a href="${root}terminal/${name}">${name}</a><br>${said(state().steering)}, ${state().ledger.size} in its ledger</li>`,
      )}</ul>`
}
<p class="note">A cash register reaches a terminal at <code>ws://127.0.0.1:${wirePort}/counter</code>; any name is one.</p>`;
