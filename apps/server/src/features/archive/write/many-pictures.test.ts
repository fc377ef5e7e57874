import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { archived, packed, restored, unpacked } from '@tableside/testkit/scenes/an-archive.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_IN_MANIFEST, PICTURE_LIST } from '../format.ts';

const PICTURE = { id: 'cover1', width: 1000, height: 500, lqip: 'data:image/webp;base64,AAAA' };
const FILES = MAX_IN_MANIFEST + 100;

let server: TestServer;
let there: TestServer;
let venue: TestVenue;
let bytes: Buffer;
beforeAll(async () => {
  [server, there] = await Promise.all([testServer(), testServer()]);
  venue = await aVenue(server);
  const folder = join(server.dataDir, 'media', PICTURE.id);
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < FILES; at += 1) writeFileSync(join(folder, `size-${at}.webp`), `${at}`);
  await server.database.pool.query(
    "update venue set settings = settings || jsonb_build_object('cover', $2::jsonb) where id = $1",
    [venue.id, JSON.stringify(PICTURE)],
  );
  bytes = await archived(server, venue.slug);
});
afterAll(async () => {
  await Promise.all([server.stop(), there.stop()]);
});

const refusal = (content: Buffer): Promise<string> =>
  restored(there, content).then(
    () => 'restored',
    (error: Error) => String(error.message),
  );

describe('a venue of more pictures than a manifest may list', () => {
  it('is refused when a list was changed, cut short or taken out', async () => {
    const files = await unpacked(bytes);
    const list = files.get(PICTURE_LIST)?.toString() ?? '';
    expect(list.split('\n')).toHaveLength(FILES - MAX_IN_MANIFEST + 1);
    const changed = (text: string) =>
      packed(new Map<string, Buffer | string>([...files, [PICTURE_LIST, text]]));
    expect(await refusal(await changed(list.replace('size-9', 'size-8')))).toMatch(PICTURE_LIST);
    expect(await refusal(await changed(list.slice(0, -200)))).toMatch(PICTURE_LIST);
    const without = new Map([...files].filter(([name]) => name !== PICTURE_LIST));
    expect(await refusal(await packed(without))).toMatch(`${PICTURE_LIST} is missing`);
  });

  it('comes back with all of them', async () => {
    const done = await restored(there, bytes, 'owner@venue.test');
    expect(done.venue.slug).toBe(venue.slug);
    expect(readdirSync(join(there.dataDir, 'media', PICTURE.id))).toHaveLength(FILES);
  });
});
