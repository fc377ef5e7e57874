import { Refusal } from '@tableside/contract';
import { pdfDrawings } from '@tableside/testkit/pdf-drawing.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { pdfTold } from '@tableside/testkit/pdf-told.ts';
import { readQrCodes } from '@tableside/testkit/read-codes.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAGES } from '../signs/index.ts';

/** Pixels a point. */
const SCALE = 2;
const SITE = 'https://menu.senamiestis.example';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { PUBLIC_URL: SITE } });
});
afterAll(() => server.stop());

const aRestaurant = async (over: { colour?: string; name?: string } = {}) => {
  const scene = await aTableScene(server, {
    role: 'owner',
    table: { name: '1' },
    venue: {
      name: over.name ?? 'Senamiesčio stalas',
      settings: {
        mainLanguage: 'lt',
        customizations: [{ name: 'primary-color', value: over.colour ?? '#0b6b4f' }],
      },
    },
  });
  const more = [];
  for (const name of ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'Terasa 1']) {
    more.push(await aTable(server, scene.venue, { name }));
  }
  return { ...scene, tables: [scene.table, ...more] };
};
const print = async (
  { staff, venue }: TableScene,
  tables: readonly { id: string }[],
  as: 'sheet' | 'sign' | 'sticker' | 'png' | 'svg',
) => {
  const answer = await staff.fetch(`/api/console/${venue.id}/codes/print`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tables: tables.map(({ id }) => id), as }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    body: Buffer.from(await answer.arrayBuffer()),
  };
};
const addresses = (tables: readonly { code: string }[]) => tables.map(({ code }) => `${SITE}/${code}`).sort();
/** One sign after the other, as phones look at them. */
const readEach = async (page: Buffer, as: 'sheet' | 'sign' | 'sticker'): Promise<string[]> => {
  const read: string[] = [];
  for (const { x, y, width, height } of PAGES[as].cells) {
    const [left, top] = [Math.round(x * SCALE), Math.round(y * SCALE)];
    const area = { left, top, width: Math.floor(width * SCALE) - 1, height: Math.floor(height * SCALE) - 1 };
    read.push(...(await readQrCodes(await sharp(page).extract(area).png().toBuffer())));
  }
  return read;
};
const listed = async ({ staff, venue }: TableScene) =>
  (await staff.call('GET /console/{venue}/codes', { venue: venue.id })).tables;

describe('printed codes are read by a standard reader', () => {
  it.each([
    ['sheet', 2],
    ['sticker', 2],
    ['sign', 13],
  ] as const)(
    '%s: thirteen tables on %i pages, each with venue, table and address in words',
    async (as, pages) => {
      const scene = await aRestaurant();
      const { status, type, body } = await print(scene, scene.tables, as);
      expect([status, type]).toEqual([200, 'application/pdf']);
      const drawings = pdfDrawings(body, SCALE);
      expect(drawings).toHaveLength(pages);
      const read = [];
      for (const drawing of drawings) read.push(...(await readEach(drawing, as)));
      expect(read.sort()).toEqual(addresses(scene.tables));
      const words = pdfText(body);
      for (const said of [
        'Senamiesčio stalas',
        '12 stalas',
        'Terasa 1',
        'Nuskenuokite telefonu: meniu ir užsakymas',
      ]) {
        expect(words).toContain(said);
      }
      for (const { shortCode } of scene.tables) {
        expect(words).toContain(`menu.senamiestis.example/${shortCode}`);
      }
    },
  );

  it('a sheet is heard: venue, table, what the code opens, what to do, and nothing twice or unsaid', async () => {
    const scene = await aRestaurant();
    const [first, second] = scene.tables;
    if (!first || !second) throw new Error('no tables');
    const { body } = await print(scene, [first, second], 'sheet');
    const heard = await pdfTold(body);
    expect(heard).toMatchObject({ isTagged: true, language: 'lt', title: 'Senamiesčio stalas', untold: [] });
    const signOf = (name: string, { code, shortCode }: { code: string; shortCode: string }) => [
      'P Senamiesčio stalas',
      `H1 ${name}`,
      `Figure QR: ${SITE}/${code}`,
      'P Nuskenuokite telefonu: meniu ir užsakymas',
      expect.stringMatching(/^P /),
      `P menu.senamiestis.example/${shortCode}`,
    ];
    expect(heard.told).toEqual([...signOf('1 stalas', first), ...signOf('2 stalas', second)]);
  });

  it.each(['#0b6b4f', '#ffffff', '#000000', '#ffe600'])(
    'as a picture of its own, whatever colour the venue has (%s), also small and blurred',
    async colour => {
      const scene = await aRestaurant({ colour });
      for (const as of ['png', 'svg'] as const) {
        const { type, body } = await print(scene, [scene.table], as);
        expect(type).toBe(as === 'png' ? 'image/png' : 'image/svg+xml');
        expect(await readQrCodes(body)).toEqual(addresses([scene.table]));
        const blurred = await sharp(body, { density: 150 }).resize(320).blur(0.8).png().toBuffer();
        expect(await readQrCodes(blurred)).toEqual(addresses([scene.table]));
      }
    },
  );

  it('a picture is fine enough for print, needs no font, and holds a name as it was typed', async () => {
    const scene = await aRestaurant({ name: '<b>Kukū & "sūnūs"</b> 🍕 '.repeat(5) });
    const png = await sharp((await print(scene, [scene.table], 'png')).body).metadata();
    expect(png).toMatchObject({ width: 1240, height: 1748, density: 300 });
    const svg = (await print(scene, [scene.table], 'svg')).body.toString();
    expect(svg).not.toMatch(/<text|<b>|font/);
    expect(await readQrCodes(Buffer.from(svg))).toEqual(addresses([scene.table]));
  });
});

it('leaves the drawing to the workshop: nobody of the server’s guests waits for it', async () => {
  const run = vi.spyOn(server.deps.workshop, 'run').mockRejectedValue(new Refusal('unavailable'));
  onTestFinished(() => run.mockRestore());
  const scene = await aRestaurant();
  expect((await print(scene, scene.tables, 'sticker')).status).toBe(503);
  expect(run.mock.calls.map(([job]) => job)).toEqual(['signs']);
});

describe('what was printed with which address', () => {
  it('is known of each code, and forgotten when the code is replaced', async () => {
    const scene = await aRestaurant();
    expect((await listed(scene))[0]).toMatchObject({ name: '1', printed: null });
    await print(scene, [scene.table], 'sign');
    const at = new Date(server.clock.now()).toISOString();
    expect((await listed(scene)).slice(0, 2)).toMatchObject([
      { name: '1', printed: { address: SITE, name: '1', at } },
      { name: '10', printed: null },
    ]);
    await scene.staff.call('POST /console/{venue}/codes/{table}/rotate', {
      venue: scene.venue.id,
      table: scene.table.id,
      body: {},
    });
    expect((await listed(scene))[0]).toMatchObject({ name: '1', printed: null });
  });

  it('is not written for what cannot be printed: tables of others, and two on one picture', async () => {
    const scene = await aRestaurant();
    const other = await aRestaurant();
    expect((await print(scene, [scene.table, other.table], 'sheet')).status).toBe(404);
    expect((await print(scene, scene.tables, 'png')).status).toBe(404);
    expect((await listed(scene)).every(({ printed }) => printed === null)).toBe(true);
  });
});
