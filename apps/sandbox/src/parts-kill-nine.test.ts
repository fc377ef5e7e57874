import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { createTransport } from 'nodemailer';
import { afterEach, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-parts-'));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, SANDBOX_DATA: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { listening, smtp } = JSON.parse(line) as { listening: string; smtp: number };
  return { child, listening, smtp };
};

it('after a kill -9 every answered mail and order is there', async () => {
  const first = await start();
  const gone = once(first.child, 'exit');
  const mailer = createTransport({ host: '127.0.0.1', port: first.smtp, ignoreTLS: true });
  const headers = {
    authorization: `Bearer ${SANDBOX_KEYS.main.till.apiKey}`,
    'content-type': 'application/json',
  };
  const answered: string[] = [];
  const lines = [{ name: 'Alus', quantity: 1, unit_price: 400 }];
  for (let turn = 0; turn < 10; turn++) {
    const reference = `order-${turn}`;
    await mailer.sendMail({ from: 'a@b.test', to: `${turn}@guest.test`, subject: reference, text: 'x' });
    const body = JSON.stringify({ reference, table: '7', lines });
    await fetch(`${first.listening}/till/api/orders`, { method: 'POST', headers, body });
    answered.push(reference);
  }
  first.child.kill('SIGKILL');
  await gone;
  const again = await start();
  const mails = (await (await fetch(`${again.listening}/mail/messages`)).json()) as {
    id: string;
    subject: string;
  }[];
  expect(mails.map(({ subject }) => subject)).toEqual(answered);
  const letter = await fetch(`${again.listening}/mail/${mails.at(-1)?.id}/raw`);
  expect(await letter.text()).toContain('Subject: order-9');
  const { bills } = (await (await fetch(`${again.listening}/till/api/bills`, { headers })).json()) as {
    bills: unknown[];
  };
  expect(bills).toMatchObject([{ total: 4_000, version: 10 }]);
});
