import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { minor } from '@tableside/domain/money';
import { aMenu, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A venue whose draft asks 9.00 for the soup that is published at 4.50. */
const aChangedDraft = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  const owner = await aStaff(server, venue, 'owner');
  await owner.call('POST /console/{venue}/menu-draft/edit', {
    venue: venue.id,
    body: { seen: 0, edit: { kind: 'item-set', item: anItem({ id: 'soup', price: minor(900) }) } },
  });
  return { venue, owner, code: table.code };
};

const soupIn = async (client: TestClient, session: string) => {
  const { categories } = await client.call('GET /get-menu-categories/{session}', { session });
  return categories.flatMap(({ items }) => items).find(({ id }) => id === 'soup')?.price;
};

describe('the preview of a draft', () => {
  it('shows the draft to who may edit it, in a session that cannot order', async () => {
    const { owner, code } = await aChangedDraft();
    const { session, mode } = await owner.call('GET /preview/{hash}', { hash: code });
    expect(mode).toBe('preview');
    expect(await soupIn(owner, session)).toBe(9);
    expect(
      await owner.failure('POST /cart/{session}/add', {
        session,
        body: { menu_item_id: 'soup', quantity: 1 },
      }),
    ).toBe('preview_mode');
  });

  it('shows what is published to everybody else, and in sessions that can order', async () => {
    const { venue, owner, code } = await aChangedDraft();
    const stranger = server.client();
    const neighbour = await aStaff(server, await aVenue(server), 'owner');
    for (const client of [stranger, neighbour, await aStaff(server, venue, 'waiter')]) {
      const { session } = await client.call('GET /preview/{hash}', { hash: code });
      expect(await soupIn(client, session)).toBe(4.5);
    }
    const { session } = await owner.call('GET /{hash}', { hash: code });
    expect(await soupIn(owner, session)).toBe(4.5);
  });
});

const upload = async (staff: TestStaff, bytes: Buffer, query = '', type = 'image/jpeg') => {
  const response = await staff.fetch(`/api/console/${staff.venue}/pictures${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });
  const { data, code } = (await response.json()) as {
    data?: { picture: { id: string; width: number; height: number } };
    code?: string;
  };
  return { status: response.status, picture: data?.picture, code };
};
/** Left half red, right half blue, with a place and a camera in its data. */
const aPhoto = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#f00' } })
    .composite([
      { input: { create: { width: 400, height: 600, channels: 3, background: '#00f' } }, left: 400, top: 0 },
    ])
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '54/1 41/1 0/1' } })
    .jpeg()
    .toBuffer();

describe('pictures of dishes', () => {
  it('are cut to the part that is wanted and keep nothing but pixels', async () => {
    const { owner } = await aChangedDraft();
    const { picture } = await upload(owner, await aPhoto(), '?crop=0.5,0,0.5,1');
    expect(picture).toMatchObject({ width: 400, height: 600 });
    const folder = join(server.deps.env.dataDir, 'media', picture?.id ?? '');
    for (const file of ['photo.avif', 'photo.webp', 'thumb.avif', 'thumb.webp']) {
      expect((await stat(join(folder, file))).size).toBeGreaterThan(0);
    }
    const photo = sharp(join(folder, 'photo.webp'));
    expect((await photo.metadata()).exif).toBeUndefined();
    const { dominant } = await photo.stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect((await owner.fetch(`/media/${picture?.id}/thumb.webp`)).status).toBe(200);
  });

  it.each([
    ['no picture', Buffer.from('%PDF-1.7 not a picture'), '', 'image/jpeg', 422, 'picture_invalid'],
    ['a drawing with scripts', Buffer.from('<svg onload="x"/>'), '', 'image/svg+xml', 422, 'picture_invalid'],
    ['nothing', Buffer.alloc(0), '', 'image/jpeg', 400, 'validation_failed'],
    ['no part of it', Buffer.from('x'), '?crop=2,0,1,1', 'image/jpeg', 400, 'validation_failed'],
    ['more than 12 MB', Buffer.alloc(12 * 1024 * 1024 + 1), '', 'image/jpeg', 413, 'payload_too_large'],
    ['another kind of file', Buffer.from('x'), '', 'application/zip', 400, 'validation_failed'],
  ])('refuse %s', async (_, bytes, query, type, status, code) => {
    const owner = await aStaff(server, await aVenue(server), 'owner');
    expect(await upload(owner, bytes, query, type)).toMatchObject({ status, code });
  });

  it('are taken from owners and managers alone', async () => {
    const waiter = await aStaff(server, await aVenue(server), 'waiter');
    expect(await upload(waiter, await aPhoto())).toMatchObject({ status: 403, code: 'not_allowed' });
  });
});
