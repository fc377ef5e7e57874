import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../pages/html.ts';
import { linked } from '../pages/linked.ts';
import { sendPage } from '../pages/page.ts';
import { type Sms, type SmsState, segmentsOf } from './message.ts';

const To = z.object({ to: z.string().max(20).optional() });

/** A plus in a query is a space. */
const asked = (query: unknown): string | undefined =>
  To.safeParse(query)
    .data?.to?.replace(/^[ +]?/, '+')
    .replace(/^\+$/, '') || undefined;

const messagesTo = (state: SmsState, to: string | undefined): Sms[] =>
  [...state.values()].filter(sms => to === undefined || sms.to === to);

/** The inbox of every phone: a page, and the same as JSON. */
export const mountSmsPages = (scope: FastifyInstance, state: () => SmsState): void => {
  scope.get('/sms/messages', request => messagesTo(state(), asked(request.query)));
  scope.get('/sms', (request, reply) => {
    const to = asked(request.query);
    const messages = messagesTo(state(), to).toReversed();
    const body = html`<form method="get"><label>Messages to<input name="to" type="tel" value="${to}"></label>
<button class="quiet">Show</button></form>
${messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
${messages.map(
  sms => html`<section><p><strong>${sms.to}</strong> from ${sms.from},
<time datetime="${sms.at}">${sms.at.slice(0, 16).replace('T', ' ')}</time></p><pre>${linked(sms.text)}</pre>
<p class="note">${sms.via}, ${sms.status}, ${segmentsOf(sms.text)} part(s)</p></section>`,
)}`;
    return sendPage(request, reply, { title: 'SMS', body });
  });
};
