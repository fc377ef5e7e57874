import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../sandbox.ts';

type Message = {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  attachments: { filename: string; contentType: string; path: string }[];
};

let dataDir: string;
let sandbox: Sandbox;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-mail-'));
  sandbox = await createSandbox({ port: 0, dataDir });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (more: object = {}) =>
  createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, ignoreTLS: true }).sendMail({
    from: 'Kavinė <no-reply@venue.test>',
    to: 'guest@example.test',
    subject: 'Jūsų sąskaita – ačiū!',
    text: 'Ačiū. Sąskaita: http://localhost:3000/receipt/1?a=1&b=2',
    html: '<h1>Ačiū</h1><script>alert(1)</script>',
    ...more,
  });

const messages = async (to?: string) =>
  (
    await fetch(`${sandbox.address}/mail/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`)
  ).json() as Promise<Message[]>;

const next = (...behaviours: object[]) =>
  fetch(`${sandbox.address}/control/mail/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviours),
  });

describe('the mail inbox', () => {
  it('keeps what was sent, letter by letter', async () => {
    await send();
    expect(await messages()).toMatchObject([
      {
        from: '"Kavinė" <no-reply@venue.test>',
        to: ['guest@example.test'],
        subject: 'Jūsų sąskaita – ačiū!',
        text: expect.stringContaining('Ačiū. Sąskaita:'),
        html: expect.stringContaining('<h1>Ačiū</h1>'),
      },
    ]);
  });

  it('finds mails by who the envelope named, hidden copies included', async () => {
    await send({ bcc: 'Owner@Example.test' });
    await send({ to: 'somebody@else.test' });
    expect(await messages('owner@example.test')).toHaveLength(1);
    expect(await messages('somebody@else.test')).toHaveLength(1);
    expect(await messages('nobody@else.test')).toEqual([]);
  });

  it('gives attachments back byte for byte', async () => {
    const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0a, 0x0d, 0x80]);
    await send({ attachments: [{ filename: 'sąskaita 7.pdf', content, contentType: 'application/pdf' }] });
    const [attachment] = (await messages())[0]?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'sąskaita 7.pdf', contentType: 'application/pdf' });
    const answer = await fetch(`${sandbox.address}${attachment?.path}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
    expect(answer.headers.get('content-type')).toContain('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''s%C4%85skaita%207.pdf`);
  });

  it("shows a mail's text with its links, and its HTML where it can run nothing", async () => {
    await send();
    const id = (await messages())[0]?.id;
    expect(await (await fetch(`${sandbox.address}/mail`)).text()).toContain(`./mail/${id}`);
    const page = await (await fetch(`${sandbox.address}/mail/${id}`)).text();
    expect(page).toContain('href="http://localhost:3000/receipt/1?a=1&amp;b=2"');
    expect(page).not.toContain('<script>alert');
    const letter = await fetch(`${sandbox.address}/mail/${id}/html`);
    expect(letter.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups .*default-src 'none'/,
    );
  });

  it('still has it after a restart', async () => {
    await send({ attachments: [{ filename: 'a.txt', content: 'abc' }] });
    await sandbox.close();
    sandbox = await createSandbox({ port: 0, dataDir });
    const [message] = await messages('guest@example.test');
    const answer = await fetch(`${sandbox.address}${message?.attachments[0]?.path}`);
    expect(await answer.text()).toBe('abc');
  });

  it('refuses an address for good, or all for a while, when it is told to', async () => {
    await next({ do: 'decline', code: 'full', match: 'guest@example.test' }, { do: 'down', times: 1 });
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await expect(send()).rejects.toMatchObject({ responseCode: 550 });
    await send();
    expect(await messages()).toHaveLength(1);
  });
});
