import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.stop();
});

const COLOURS = [
  { name: 'background-color', value: '#102030' },
  { name: 'primary-color', value: '#ff0000' },
] as const;

type Manifest = {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly display: string;
  readonly background_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
};

/** The colour of one point of a picture, `[r, g, b]`. */
const pointOf = async (png: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

const logoOf = async (id: string): Promise<void> => {
  const folder = join(server.dataDir, 'media', id);
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00ff00' } })
    .webp({ lossless: true })
    .toFile(join(folder, 'photo.webp'));
};

describe('what a phone needs to install a venue’s menu', () => {
  it('is named, coloured and spoken as the venue is, and opens where the phone sits', async () => {
    const venue = await aVenue(server, {
      name: 'The Long Named Tavern',
      settings: { customizations: COLOURS },
    });
    const answer = await server.client().fetch(`/manifest/${venue.id}`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({
      name: 'The Long Named Tavern',
      short_name: 'The Long',
      start_url: '/',
      display: 'standalone',
      background_color: '#102030',
    });
    for (const { src, sizes } of manifest.icons) {
      const icon = Buffer.from(await (await server.client().fetch(src)).arrayBuffer());
      const { width, height, format } = await sharp(icon).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
      expect(await pointOf(icon, 1, 1)).toEqual([255, 0, 0]);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  });

  it('shows the logo on the venue’s ground, within what a round icon leaves of it', async () => {
    await logoOf('green-logo');
    const venue = await aVenue(server, {
      settings: { customizations: COLOURS, logo: { id: 'green-logo', width: 40, height: 20, lqip: '' } },
    });
    const answer = await server.client().fetch(`/manifest/${venue.id}/icon-192.png`);
    const icon = Buffer.from(await answer.arrayBuffer());
    expect(await pointOf(icon, 96, 96)).toEqual([0, 255, 0]);
    expect(await pointOf(icon, 10, 96)).toEqual([16, 32, 48]);
  });

  it('is a 404 for venues and sizes that are not there', async () => {
    const venue = await aVenue(server);
    for (const path of [
      '/manifest/nobody',
      '/manifest/00000000-0000-4000-8000-000000000000',
      `/manifest/${venue.id}/icon-5.png`,
      `/manifest/${venue.id}/photo.webp`,
    ]) {
      expect([path, (await server.client().fetch(path)).status]).toEqual([path, 404]);
    }
  });
});
