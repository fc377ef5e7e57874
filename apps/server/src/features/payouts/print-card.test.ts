import { readQrCodes } from '@tableside/testkit/read-codes.ts';
import { aDonatee, giftScene } from '@tableside/testkit/scenes/a-gift.ts';
import { type PayServer, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const printing = async () => {
  const scene = await giftScene(server);
  const { venue } = scene;
  const manager = await aStaff(server, venue, 'manager');
  const print = async (card: string, as: string, by = manager): Promise<Response> =>
    by.fetch(`/api/console/${venue.id}/gifts/${card}/print`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ as }),
    });
  const cards = async () => (await manager.call('GET /console/{venue}/gifts', { venue: venue.id })).cards;
  return { ...scene, manager, print, cards };
};
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

describe('the sign of a card that guests give by', () => {
  it('[TIPCARD-01] opens that card, and says what to do in its language', async () => {
    const { print, cards } = await printing();
    const [card] = await cards();
    const picture = await print(card?.id ?? '', 'png');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await readQrCodes(await bytesOf(picture))).toEqual([
      expect.stringMatching(new RegExp(`^http.*/tip/${card?.hash}$`)),
    ]);
    const drawn = await print(card?.id ?? '', 'sticker');
    expect(drawn.headers.get('content-disposition')).toBe(`attachment; filename="tip-${card?.hash}.pdf"`);
    expect((await bytesOf(drawn)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('[DONATE-01] of a donation opens its own page', async () => {
    const { venue, print, cards } = await printing();
    const { hash } = await aDonatee(server, venue);
    const donation = (await cards()).find(({ kind }) => kind === 'donation');
    const picture = await print(donation?.id ?? '', 'png');
    expect(await readQrCodes(await bytesOf(picture))).toEqual([
      expect.stringMatching(new RegExp(`/donation/${hash}$`)),
    ]);
  });

  it('is not printed of a card that is put away, of another house, or by a waiter', async () => {
    const { venue, manager, waiter, print, cards } = await printing();
    const elsewhere = await printing();
    const [card] = await cards();
    const id = card?.id ?? '';
    expect((await print(id, 'sign', waiter)).status).toBe(403);
    expect((await elsewhere.print(id, 'sign')).status).toBe(404);
    await manager.call('POST /console/{venue}/gifts/{card}/switch', {
      venue: venue.id,
      card: id,
      body: { active: false },
    });
    expect((await print(id, 'sign')).status).toBe(404);
  });
});
