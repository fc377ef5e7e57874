import { aMailbox, type TestMailbox } from '@tableside/testkit/doubles/a-mailbox.ts';
import { giftScene } from '@tableside/testkit/scenes/a-gift.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let mailbox: TestMailbox;
let server: PayServer;
beforeAll(async () => {
  mailbox = await aMailbox();
  server = await payServer({ extra: { sandboxMail: mailbox.port } });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const SEND = 'POST /console/{venue}/gifts/statement/send';

const scene = async () => {
  const { venue, waiter, card } = await giftScene(server);
  const owner = await aStaff(server, venue, 'owner');
  const body = { tips_qr_card_hash: card, amount: 700 };
  const { uuid } = await server.client().call('POST /payments/stripe/payment-intent-tips-v2', { body });
  await paid(server, uuid);
  const send = { venue: venue.id, body: { to: waiter.userId } };
  return { venue, waiter, owner, send };
};

describe('a statement of tips by mail', () => {
  it('reaches who left and can read nothing here any more, at the address of their own account', async () => {
    const { venue, waiter, owner, send } = await scene();
    const person = { venue: venue.id, person: waiter.userId, body: {} };
    await owner.call('POST /console/{venue}/team/{person}/remove', person);
    expect(await waiter.failure('GET /console/{venue}/own-tips', { venue: venue.id })).toBe('not_signed_in');
    await owner.call(SEND, send);
    await expect.poll(async () => (await mailbox.mailsTo(waiter.email)).length).toBe(1);
    const [mail] = await mailbox.mailsTo(waiter.email);
    if (!mail) throw new Error('no mail came');
    expect(mail.attachments).toMatchObject([{ contentType: 'text/csv' }]);
    expect((await mailbox.attachment(mail)).toString()).toContain('7.00');
    // By the name of their account: the one that guests saw is gone with them.
    expect(mail.text).toContain(waiter.name);
  });

  it('is sent by who answers for tips, of this house alone, and to nobody without tips here', async () => {
    const { venue, waiter, owner, send } = await scene();
    const elsewhere = await scene();
    expect(await waiter.failure(SEND, send)).toBe('not_allowed');
    expect(await elsewhere.owner.failure(SEND, { ...send, venue: elsewhere.venue.id })).toBe('not_found');
    const other = await aStaff(server, venue, 'kitchen');
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select id from auth_user where email = $1',
      [other.email],
    );
    const body = { to: rows[0]?.id ?? '' };
    expect(await owner.failure(SEND, { venue: venue.id, body })).toBe('not_found');
  });
});
