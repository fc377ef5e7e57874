import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from '@tableside/domain/menu';
import { aMenu, aMenuDocument } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodePicture } from './index.ts';
import { removeUnused } from './remove-unused.ts';

let server: TestServer;
let mediaDir: string;
beforeAll(async () => {
  server = await testServer();
  mediaDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  await server.stop();
  await rm(mediaDir, { recursive: true, force: true });
});

const DAY = 86_400_000;
const aPicture = async (red: number): Promise<{ picture: Picture; source: Buffer }> => {
  const background = { r: red, g: 90, b: 60 };
  const source = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return { source, picture: await encodePicture(source, { mediaDir, shape: 'dish', effort: 'fast' }) };
};
const stored = async () => (await readdir(mediaDir)).sort();

it('removes a picture that nothing holds, two weeks after it was sent last, and no other', async () => {
  const pictures = await Promise.all([10, 40, 70, 100, 130, 160, 190].map(aPicture));
  const [settings, published, drafted, undone, young, nothing, ofTag] = pictures.map(
    ({ picture }) => picture,
  );
  if (!settings || !published || !drafted || !undone || !young || !nothing || !ofTag)
    throw new Error('no pictures');
  const venue = await aVenue(server, { settings: { cover: settings } });
  const owner = await aStaff(server, venue, 'owner');
  const menu = aMenuDocument();
  const withPhoto = (photo: Picture) => ({
    ...menu,
    categories: menu.categories.map((category, at) => (at === 0 ? { ...category, banner: photo } : category)),
  });
  // Published once; what guests read today is another menu.
  await aMenu(server, venue, withPhoto(published));
  const image = `/media/${ofTag.id}/thumb.webp`;
  const tags = [{ id: 'house', name: { en: 'House' }, icon: null, iconColor: null, image, width: 20 }];
  await aMenu(server, venue, { ...menu, tags: [...menu.tags, ...tags] });
  const soup = menu.categories.flatMap(({ items }) => items).find(({ id }) => id === 'soup');
  if (!soup) throw new Error('no soup');
  for (const [seen, photo] of [undone, drafted].entries()) {
    await owner.call('POST /console/{venue}/menu-draft/edit', {
      venue: venue.id,
      body: { seen, edit: { kind: 'item-set', item: { ...soup, photo } } },
    });
  }
  const before = await stored();
  const now = Date.now();
  const remove = (at: number) => removeUnused(server.deps, mediaDir, at);
  expect(await remove(now + 13 * DAY)).toBe(0);
  // Sent again after twelve days: it waits for its edit once more.
  await utimes(join(mediaDir, young.id), new Date(now - 20 * DAY), new Date(now - 20 * DAY));
  await encodePicture(pictures[4]?.source ?? Buffer.of(), { mediaDir, shape: 'dish', effort: 'fast' });
  await utimes(join(mediaDir, nothing.id), new Date(now - 15 * DAY), new Date(now - 15 * DAY));
  expect(await remove(now)).toBe(1);
  expect(await stored()).toEqual(before.filter(id => id !== nothing.id));
  expect(await remove(now + 15 * DAY)).toBe(1);
  expect(await stored()).toEqual([settings.id, published.id, drafted.id, undone.id, ofTag.id].sort());
});
