import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../pages/html.ts';
import { linked } from '../pages/linked.ts';
import { rootFrom, sendPage } from '../pages/page.ts';
import { Refused } from '../refused.ts';
import { type Letters, type Mail, type MailState, mailsTo } from './mailbox.ts';
import { attachmentsOf } from './receive.ts';

type Mailbox = { readonly state: () => MailState; readonly letters: Letters };

/** A mail's own HTML: shown in a frame that runs nothing and loads nothing, its links open beside it. */
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'";

const To = z.object({ to: z.string().max(320).optional() });

const asked = (query: unknown): string | undefined => To.safeParse(query).data?.to || undefined;

const onWire = (mail: Mail) => ({
  ...mail,
  attachments: mail.attachments.map((attachment, index) => ({
    ...attachment,
    path: `/mail/${mail.id}/attachments/${index}`,
  })),
});

/** Header-safe in both forms: plain letters for old readers, all of them for others. */
const disposition = (filename: string): string =>
  `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(filename)}`;

/** The inbox: a list, each mail, its attachments; and the same as JSON. */
export const mountMailPages = (scope: FastifyInstance, { state, letters }: Mailbox): void => {
  const mailOf = (params: unknown): Mail => {
    const { id } = params as { id: string };
    const mail = state().find(one => one.id === id);
    if (!mail) throw new Refused(404, 'There is no such mail');
    return mail;
  };

  scope.get('/mail/messages', request => mailsTo(state(), asked(request.query)).map(onWire));
  scope.get('/mail/messages/:id', request => onWire(mailOf(request.params)));

  scope.get('/mail', (request, reply) => {
    const mails = mailsTo(state(), asked(request.query)).toReversed();
    const root = rootFrom(request.url);
    const rows = mails.map(
      ({
        id,
        at,
        to,
        subject,
        attachments,
      }) => html`<tr><td><a href="${root}mail/${id}">${subject || '(no subject)'}</a></td>
<td>${to.join(', ')}</td><td>${attachments.length || ''}</td><td><time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time></td></tr>`,
    );
    const table = html`<table><thead><tr><th>Subject</th><th>To</th><th>Files</th><th>When (UTC)</th></tr></thead>
<tbody>${rows}</tbody></table>`;
    const body = html`<form method="get"><label>Mails to<input name="to" type="email" value="${asked(request.query)}"></label>
<button class="quiet">Show</button></form><section>${mails.length === 0 ? html`<p>No mails yet.</p>` : table}</section>`;
    return sendPage(request, reply, { title: 'Mail', look: 'wide', body });
  });

  scope.get('/mail/:id', (request, reply) => {
    const mail = mailOf(request.params);
    const here = `${rootFrom(request.url)}mail/${mail.id}`;
    const files = mail.attachments.map(
      ({ filename, size }, index) =>
        html`<li><a href="${here}/attachments/${index}" download>${filename}</a> (${size} bytes)</li>`,
    );
    const body = html`<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd><dt>When</dt><dd>${mail.at}</dd></dl>
${files.length > 0 ? html`<ul>${files}</ul>` : ''}
${mail.html === null ? '' : html`<iframe class="letter" src="${here}/html" title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<section><h2>Text</h2><pre>${linked(mail.text)}</pre></section><p><a href="${here}/raw" download>The letter as it came</a></p>`;
    return sendPage(request, reply, { title: mail.subject || '(no subject)', look: 'wide', body });
  });

  scope.get('/mail/:id/html', (request, reply) =>
    reply
      .header('content-security-policy', LETTER_POLICY)
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mailOf(request.params).html ?? ''}`),
  );
  scope.get('/mail/:id/raw', (request, reply) => {
    const { id } = mailOf(request.params);
    return reply
      .header('content-disposition', disposition(`${id}.eml`))
      .type('message/rfc822')
      .send(letters.read(id));
  });
  scope.get('/mail/:id/attachments/:index', async (request, reply) => {
    const { index } = request.params as { index: string };
    const found = (await attachmentsOf(letters.read(mailOf(request.params).id)))[Number(index)];
    if (!found) throw new Refused(404, 'There is no such attachment');
    return reply
      .header('content-disposition', disposition(found.filename ?? 'unnamed'))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .type(found.contentType)
      .send(found.content);
  });
};
