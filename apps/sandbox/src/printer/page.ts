import { html, type Markup } from '../pages/html.ts';
import { decodePaper, type Row } from './decode.ts';
import type { Paper, PrinterState, Trouble } from './state.ts';

const rowOf = (row: Row): Markup =>
  row === 'cut'
    ? html`<hr>`
    : html`<div>${row.map(
        ({ text, size, bold, reversed }) =>
          html`<span class="${size}${bold ? ' bold' : ''}${reversed ? ' reversed' : ''}">${text}</span>`,
      )}&#8203;</div>`;

const paperOf = ({ at, job, via, hex }: Paper): Markup => html`<article class="ticket">
<p class="note"><time datetime="${at}">${at.slice(11, 19)}</time> ${via === 'epos' ? `ePOS, job ${job}` : 'bare bytes'}</p>
<div class="roll">${decodePaper(Buffer.from(hex, 'hex')).map(rowOf)}</div></article>`;

type Lever = { readonly set: Partial<Trouble>; readonly words: string };

const levers = ({
  paper_out,
  cover_open,
  paper_low,
  off,
  slow_ms,
  lose_answers,
}: Trouble): readonly Lever[] => [
  paper_out
    ? { set: { paper_out: false }, words: 'Put paper in' }
    : { set: { paper_out: true }, words: 'Take the paper out' },
  cover_open
    ? { set: { cover_open: false }, words: 'Close the cover' }
    : { set: { cover_open: true }, words: 'Open the cover' },
  paper_low
    ? { set: { paper_low: false }, words: 'Put a full roll in' }
    : { set: { paper_low: true }, words: 'Let the roll near its end' },
  off ? { set: { off: false }, words: 'Switch it on' } : { set: { off: true }, words: 'Switch it off' },
  slow_ms > 0
    ? { set: { slow_ms: 0 }, words: 'Let it be quick' }
    : { set: { slow_ms: 3_000 }, words: 'Let it be slow' },
  lose_answers > 0
    ? { set: { lose_answers: 0 }, words: 'Let it answer' }
    : { set: { lose_answers: 1 }, words: 'Print the next, but say nothing' },
];

const said = ({ paper_out, cover_open, paper_low, off, slow_ms, lose_answers }: Trouble): string =>
  [
    off && 'switched off',
    paper_out && 'no paper',
    cover_open && 'cover open',
    paper_low && 'little paper',
    slow_ms > 0 && 'slow',
    lose_answers > 0 && 'will not answer the next job',
  ]
    .filter(Boolean)
    .join(', ') || 'ready';

export const printerPage = (
  name: string,
  { trouble, papers, drawer }: PrinterState,
  root: string,
): Markup => html`
<p>The printer is <strong>${said(trouble)}</strong>.${drawer > 0 ? html` The cash drawer at it was opened ${drawer} times.` : ''}</p>
<div class="levers">${levers(trouble).map(
  ({ set, words }) => html`<form method="post" action="${root}printer/${name}">
${Object.entries(set).map(([key, value]) => html`<input type="hidden" name="${key}" value="${String(value)}">`)}
<button class="quiet">${words}</button></form>`,
)}</div>
${papers.length === 0 ? html`<p>No paper has come out yet.</p>` : papers.toReversed().map(paperOf)}
<p><a href="${root}printer">All printers</a></p>`;

export const printersPage = (
  printers: readonly { readonly name: string; readonly state: PrinterState }[],
  root: string,
  rawPort: number,
): Markup => html`${
  printers.length === 0
    ? html`<p>Nobody has printed anything yet.</p>`
    : html`<ul class="cards">${printers.map(
        ({ name, state }) =>
          html`<li><a href="${root}printer/${name}">${name}</a><br>${said(state.trouble)}, ${state.papers.length} on paper</li>`,
      )}</ul>`
}
<p class="note">A venue's printer with the address <code>sandbox:kitchen</code> prints here; any name does.
Bare ESC/POS is taken at 127.0.0.1 port ${rawPort}, by the printer <code>raw</code>.</p>`;
