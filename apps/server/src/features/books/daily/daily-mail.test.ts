import { aMailbox, type ReceivedMail, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { exportedBooks } from '@tableside/testkit/recomputed.ts';
import { aDay, type Day } from '@tableside/testkit/scenes/a-day.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { allSealed } from '@tableside/testkit/scenes/all-sealed.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const HOUR_MS = 60 * 60_000;
const ACCOUNTANT = 'rasa@accounts.test';

let server: PayServer;
let mailbox: TestMailbox;
let day: Day;
let owner: TestStaff;
// A clock of its own for each: days that one test lets pass are days of another's venue.
beforeEach(async () => {
  await server?.stop();
  await mailbox?.close();
  mailbox = await aMailbox();
  server = await payServer({ now: '2026-03-18T10:00:00Z', extra: { sandboxMail: mailbox.port } });
  day = await aDay(server);
  owner = await aStaff(server, day.venue, 'owner');
}, 60_000);
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const mailTo = async (to: string | null): Promise<void> => {
  const { settings, revision } = await owner.call('GET /console/{venue}/books/settings', {
    venue: owner.venue,
  });
  const body = { ...settings, mail_to: to, revision };
  await owner.call('POST /console/{venue}/books/settings', { venue: owner.venue, body });
};
/** Hours pass, and the jobs come twice, as they do after a server was ended between mailing and the next round. */
const pass = async (hours: number): Promise<void> => {
  server.clock.advance(hours * HOUR_MS);
  for (const job of ['mail-days', 'mail-days', 'send-mail']) await server.jobs.runNow(job);
};
const mails = (): Promise<ReceivedMail[]> => mailbox.mailsTo(ACCOUNTANT);
const csvOf = async (mail: ReceivedMail | undefined, name: RegExp): Promise<string[][]> => {
  const at = mail?.attachments.findIndex(({ filename }) => name.test(filename)) ?? -1;
  if (!mail || at < 0) throw new Error(`no file like ${name}`);
  const text = (await mailbox.attachment(mail, at)).toString('utf8');
  return text
    .replace('\uFEFF', '')
    .trimEnd()
    .split(/\r?\n/)
    .map(line => line.split(','));
};

/** Something more is booked. */
const sell = async (): Promise<void> => {
  const { venue } = owner;
  const { bill } = await owner.call('POST /console/{venue}/tables/{table}/bill', {
    venue,
    table: (await aTable(server, day.venue, { name: 'Terrace 8' })).id,
    body: { guest_count: 2 },
  });
  const lines = [{ name: 'Wine', price: 600, quantity: 1 }];
  await owner.call('POST /console/{venue}/bills/{bill}/lines', { venue, bill: bill.id, body: { lines } });
};

describe('the figures of a business day', () => {
  it('go to the accountant once, when it is over, with every account to the cent of the exported journal', async () => {
    await mailTo(ACCOUNTANT);
    await pass(10);
    // Ten in the evening: the day has not ended.
    expect(await mails()).toEqual([]);
    await pass(8);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Test Kitchen: figures of 18 Mar 2026');
    expect(mail?.text).toContain('Card machine: 5,00');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/-methods-2026-03-18\.csv$/),
      expect.stringMatching(/-vat-2026-03-18\.csv$/),
      expect.stringMatching(/-accounts-2026-03-18\.csv$/),
    ]);
    await allSealed(server, day.venue);
    const sums: Record<string, number> = {};
    for (const { lines } of (await exportedBooks(owner)).entries)
      for (const { account, amount } of lines ?? []) sums[account] = (sums[account] ?? 0) + amount;
    const told = (await csvOf(mail, /accounts/))
      .slice(1, -1)
      .map(([account = '', , amount]) => [account, Math.round(Number(amount) * 100)] as const);
    const moved = (all: readonly (readonly [string, number])[]) =>
      Object.fromEntries(all.filter(([, amount]) => amount !== 0));
    expect(moved(told)).toEqual(moved(Object.entries(sums)));
  });

  it('are caught up after the server was away, without days on which nothing was booked, and end when the owner takes the address away', async () => {
    await mailTo(ACCOUNTANT);
    await pass(18 + 24);
    expect(await mails()).toHaveLength(1);
    await sell();
    await pass(24);
    expect(await mails()).toHaveLength(2);
    await mailTo(null);
    await sell();
    await pass(24);
    expect(await mails()).toHaveLength(2);
  });

  it('begin with the day that runs when the address is given', async () => {
    server.clock.advance(24 * HOUR_MS);
    await mailTo(ACCOUNTANT);
    await pass(48);
    expect(await mails()).toEqual([]);
  });
});
