import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html, type Markup } from '../pages/html.ts';
import { rootFrom, sendPage } from '../pages/page.ts';
import { Refused } from '../refused.ts';
import { DEVICE } from './register.ts';
import type { Receipt, RegisterState, Steering } from './state.ts';

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform(text => text === 'true')]);
const count = z.coerce.number().int().min(0).max(100);
const Change = z
  .strictObject({
    off: flag,
    paper_out: flag,
    cover_open: flag,
    memory_full: flag,
    busy: flag,
    silent: count,
    cut: count,
  })
  .partial();

type Lever = { readonly set: Partial<Steering>; readonly words: string };
const toggled = (steering: Steering): readonly Lever[] => [
  steering.off
    ? { set: { off: false }, words: 'Switch it on' }
    : { set: { off: true }, words: 'Pull the cable' },
  steering.paper_out
    ? { set: { paper_out: false }, words: 'Put paper in' }
    : { set: { paper_out: true }, words: 'Take the paper out' },
  steering.cover_open
    ? { set: { cover_open: false }, words: 'Close the cover' }
    : { set: { cover_open: true }, words: 'Open the cover' },
  steering.memory_full
    ? { set: { memory_full: false }, words: 'Empty its memory' }
    : { set: { memory_full: true }, words: 'Fill its memory' },
  steering.busy
    ? { set: { busy: false }, words: 'Let nobody else use it' }
    : { set: { busy: true }, words: 'Let somebody else use it' },
  { set: { silent: 1 }, words: 'Print the next, but say nothing' },
  { set: { cut: 1 }, words: 'Lose the line before the next is printed' },
];

const money = (grosze: number): string => `${(grosze / 100).toFixed(2)} PLN`;
const rowOf = ({ number, document, total, lines, at }: Receipt): Markup =>
  html`<tr><td>${at.slice(11, 19)}</td><td>${number}</td><td>${document}</td><td>${lines.join(', ')}</td><td>${money(total)}</td></tr>`;

const pageOf = ({ steering, receipts, cancelled }: RegisterState, root: string, port: number): Markup => html`
<p>The printer <strong>${DEVICE}</strong> speaks POSNET at <code>127.0.0.1:${port}</code>. ${receipts.length} receipts, ${cancelled} given up.</p>
<div class="levers">${toggled(steering).map(
  ({ set, words }) => html`<form method="post" action="${root}fiscal">
${Object.entries(set).map(([key, value]) => html`<input type="hidden" name="${key}" value="${String(value)}">`)}
<button class="quiet">${words}</button></form>`,
)}</div>
${
  receipts.length === 0
    ? html`<p>Nothing was printed yet.</p>`
    : html`<table><thead><tr><th>Time</th><th>Number</th><th>Document</th><th>What</th><th>Total</th></tr></thead>
<tbody>${receipts.toReversed().map(rowOf)}</tbody></table>`
}`;

/** The page of the fiscal printer, and the same for programs: `GET /fiscal/state`, `POST /fiscal/state`. */
export const mountFiscalPages = (
  scope: FastifyInstance,
  printer: { readonly state: () => RegisterState; readonly set: (change: Partial<Steering>) => void },
  port: () => number,
): void => {
  const change = (body: unknown): void => {
    const parsed = Change.safeParse(body);
    if (!parsed.success) throw new Refused(400, z.prettifyError(parsed.error));
    printer.set(Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined)));
  };
  const told = () => {
    const { steering, receipts, cancelled } = printer.state();
    return { ...steering, device: DEVICE, address: `127.0.0.1:${port()}`, receipts, cancelled };
  };
  scope.get('/fiscal', (request, reply) =>
    sendPage(request, reply, {
      title: 'Fiscal printer',
      body: pageOf(printer.state(), rootFrom(request.url), port()),
    }),
  );
  scope.post('/fiscal', (request, reply) => {
    change(request.body);
    return reply.redirect('fiscal', 303);
  });
  scope.get('/fiscal/state', told);
  scope.post('/fiscal/state', request => {
    change(request.body);
    return told();
  });
};
