import { utils, write } from '@e965/xlsx';
import { formOf } from '@tableside/contract/form';
import type { FileAnswers } from '@tableside/contract/http/shared/menu-exchange';
import type { Picture } from '@tableside/domain/menu';
import { aMenu, aMenuDocument, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPlace = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  return { venue, owner: await aStaff(server, venue, 'owner') };
};
const fileOf = (file: string | Buffer) =>
  new Blob([new Uint8Array(Buffer.from(file))], { type: 'application/octet-stream' });
const preview = (staff: TestStaff, file: string | Buffer, answers: FileAnswers = {}) =>
  staff.call('POST /console/{venue}/menu-exchange/preview', {
    venue: staff.venue,
    body: formOf({ answers }, fileOf(file)),
  });
const take = (
  staff: TestStaff,
  file: string | Buffer,
  revision: number,
  leave: string[] = [],
  answers: FileAnswers = {},
) =>
  staff.call('POST /console/{venue}/menu-exchange/import', {
    venue: staff.venue,
    body: formOf({ revision, leave, answers }, fileOf(file)),
  });
const draftOf = async (staff: TestStaff) =>
  (await staff.call('GET /console/{venue}/menu-draft', { venue: staff.venue })).draft;
const exported = async (staff: TestStaff, format: string) =>
  (await staff.fetch(`/api/console/${staff.venue}/menu-exchange/${format}`)).text();

const CSV = [
  'id;category;name;price',
  'soup;Category food;Dish soup;5,00',
  'beer;Category drinks;Dish beer;5,00',
  ';Sweets;Cake;6,50',
  ';Sweets;Pie;cheap',
].join('\n');

it('shows what a file would change and what is wrong with it, and writes nothing', async () => {
  const { owner } = await aPlace();
  const shown = await preview(owner, CSV);
  expect(shown).toMatchObject({ format: 'csv', revision: 0, same: 1 });
  expect(shown.changes).toMatchObject([
    { what: 'category', how: 'added', name: { en: 'Sweets' } },
    { what: 'item', id: 'soup', how: 'changed', prices: [{ from: 450, to: 500 }] },
    { what: 'item', id: 'cake', how: 'added', prices: [{ from: null, to: 650 }] },
  ]);
  expect(shown.problems).toMatchObject([
    { row: 5, field: 'price', reason: 'amount', value: 'cheap', name: 'Pie', lost: 'all' },
  ]);
  expect(await draftOf(owner)).toMatchObject({ revision: 0, document: aMenuDocument() });
});

it('takes what is wanted into the draft, publishes nothing, and can be taken back', async () => {
  const { venue, owner } = await aPlace();
  const { revision } = await preview(owner, CSV);
  expect(await take(owner, CSV, revision, ['soup'])).toEqual({ revision: 1, changes: 2 });
  const draft = await draftOf(owner);
  expect(draft.document.categories.map(({ id, items }) => [id, items.map(({ price }) => price)])).toEqual([
    ['food', [450, 800, 2500]],
    ['drinks', [500]],
    ['sweets', [650]],
  ]);
  expect(draft).toMatchObject({ changes: 2, can_undo: true });
  expect((await server.deps.menus.document(venue.id, 1)).document).toEqual(aMenuDocument());
  await owner.call('POST /console/{venue}/menu-draft/undo', { venue: owner.venue });
  expect((await draftOf(owner)).document).toEqual(aMenuDocument());
});

it('names the pictures of a file that are not here, takes the dishes without them, and keeps what a dish has', async () => {
  const { owner } = await aPlace();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const sent = await owner.fetch(`/api/console/${owner.venue}/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Blob([new Uint8Array(bytes)]),
  });
  const { data } = (await sent.json()) as { data: { picture: Picture } };
  const here = data.picture;
  const elsewhere = { ...here, id: '0123456789abcdef' };
  const file = JSON.parse(await exported(owner, 'json'));
  const withPhotos = (soup: Picture, beer: Picture) => {
    const photos: { readonly [id: string]: Picture } = { soup, beer };
    for (const category of file.menu.categories)
      for (const item of category.items) item.photo = photos[item.id] ?? item.photo;
    return JSON.stringify(file);
  };
  const takeAll = async (text: string) => take(owner, text, (await preview(owner, text)).revision);
  await takeAll(withPhotos(here, here));

  const text = withPhotos(elsewhere, here);
  expect((await preview(owner, text)).problems).toMatchObject([
    { path: 'categories/0/items/0', field: 'photo', reason: 'unknown', name: 'Dish soup', lost: 'value' },
  ]);
  await takeAll(text);
  const { document } = await draftOf(owner);
  const photos = document.categories.flatMap(({ items }) => items.flatMap(({ photo }) => photo?.id ?? []));
  expect(photos).toEqual([here.id, here.id]);
});

it('does not take what was compared with another draft', async () => {
  const { owner } = await aPlace();
  const { revision } = await preview(owner, CSV);
  const edit = { kind: 'item-set' as const, item: anItem({ id: 'beer' }) };
  await owner.call('POST /console/{venue}/menu-draft/edit', {
    venue: owner.venue,
    body: { seen: 0, edit },
  });
  await expect(take(owner, CSV, revision)).rejects.toMatchObject({
    code: 'menu_draft_changed',
    details: { changed_by: 'The owner', revision: 1 },
  });
});

it('does not take what somebody else changed the draft under', async () => {
  const { owner } = await aPlace();
  const { revision } = await preview(owner, CSV);
  const { workshop } = server.deps;
  const { run } = workshop;
  const meanwhile = vi.spyOn(workshop, 'run').mockImplementation(async (...asked) => {
    const done = await run(...asked);
    const edit = { kind: 'item-set' as const, item: anItem({ id: 'beer' }) };
    await owner.call('POST /console/{venue}/menu-draft/edit', {
      venue: owner.venue,
      body: { seen: revision, edit },
    });
    return done;
  });
  onTestFinished(() => meanwhile.mockRestore());
  await expect(take(owner, CSV, revision)).rejects.toMatchObject({ code: 'menu_draft_changed' });
  expect((await draftOf(owner)).changes).toBe(1);
});

it.each(['csv', 'json'])(
  'writes a file of its own, %s, that changes nothing when it comes back',
  async format => {
    const { owner } = await aPlace();
    const file = await exported(owner, format);
    expect(await preview(owner, file)).toMatchObject({ format, changes: [], same: 4, problems: [] });
  },
);

it('brings a whole menu to another venue by JSON, and says which dishes of it are not of the form', async () => {
  const { owner } = await aPlace();
  const other = await aStaff(server, await aVenue(server), 'owner');
  const file = await exported(owner, 'json');
  await take(other, file, (await preview(other, file)).revision);
  expect((await draftOf(other)).document).toEqual(aMenuDocument());
  const broken = file.replace('"station": "bar"', '"station": 5');
  const { problems } = await preview(other, broken);
  expect(problems).toMatchObject([
    { path: 'categories/1/items/0', field: 'station', reason: 'form', value: '5' },
  ]);
  const more = file.replace('"station": "bar"', '"station": "bar", "vegan": "yes"');
  expect((await preview(other, more)).problems).toMatchObject([{ field: 'vegan', value: 'yes' }]);
});

it('quotes what it read as plain text: cut where it is long, nothing hidden, markup as it was written', async () => {
  const { owner } = await aPlace();
  const prices = ['"4,5O"', '<b onclick=x>5</b>', '5,00\u200B', `5${'0'.repeat(300)}`];
  const rows = prices.map((price, at) => `Sweets;Cake ${at};${price}`);
  const { problems } = await preview(owner, ['category;name;price', ...rows].join('\n'));
  expect(problems.map(({ value }) => value)).toEqual([
    '4,5O',
    '<b onclick=x>5</b>',
    '5,00\uFFFD',
    `5${'0'.repeat(39)}…`,
  ]);
});

it.each(['uber-eats', 'schema-org', 'square'])('writes %s and knows it again', async format => {
  const { owner } = await aPlace();
  const other = await aStaff(server, await aVenue(server), 'owner');
  const shown = await preview(other, await exported(owner, format));
  expect(shown).toMatchObject({ format, problems: [] });
  expect(shown.changes.filter(({ what }) => what === 'item')).toHaveLength(4);
});

it('says in a word why a file is no menu', async () => {
  const { owner } = await aPlace();
  const why = (file: string | Buffer, content: string) =>
    expect(preview(owner, file)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { content } },
    });
  await why(Buffer.from([0xff, 0xfe, 0x61]), 'encoding');
  await why('hello', 'columns');
  await why('{"a":', 'json');
  await why('['.repeat(100_000), 'json');
  await why(`${'['.repeat(50)}${']'.repeat(50)}`, 'depth');
});

it('reads what spreadsheets save as Unicode text, whichever end first', async () => {
  const { owner } = await aPlace();
  const wide = Buffer.from('\uFEFFcategory\tname\tprice\r\nSoups\tŠaltibarščiai\t4,50\r\n', 'utf16le');
  for (const file of [wide, Buffer.from(wide).swap16()]) {
    const { changes, problems } = await preview(owner, file);
    expect(problems).toEqual([]);
    expect(changes[1]).toMatchObject({ name: { en: 'Šaltibarščiai' }, prices: [{ to: 450 }] });
  }
});

it('takes a file of a thousand dishes, and answers one that is too large', async () => {
  const { owner } = await aPlace();
  const rows = Array.from({ length: 1000 }, (_, at) => `Dish ${at},Category ${at % 20},${at}.50`);
  const file = ['name,category,price', ...rows].join('\n');
  const { revision, changes } = await preview(owner, file);
  expect(changes).toHaveLength(1020);
  expect(await take(owner, file, revision)).toEqual({ revision: 1, changes: 1020 });
  expect(
    await owner.failure('POST /console/{venue}/menu-exchange/preview', {
      venue: owner.venue,
      body: formOf({ answers: {} }, fileOf('A'.repeat(9 * 1024 * 1024))),
    }),
  ).toBe('payload_too_large');
});

it('asks which column is which and about another currency, and takes the file by the answers', async () => {
  const { owner } = await aPlace();
  const file = [
    'Patiekalai;;',
    'Ką siūlome;Skyrius;Kaina (USD)',
    'Pyragas;Saldumynai;6,50',
    'Keksas;Saldumynai;3',
  ].join('\n');
  const { asked, changes } = await preview(owner, file);
  expect({ ...asked, changes }).toMatchObject({
    is_sure: false,
    currency: 'USD',
    columns: [
      { title: 'Ką siūlome', use: 'name', samples: ['Pyragas', 'Keksas'] },
      { title: 'Skyrius', use: 'category', samples: ['Saldumynai'] },
      { title: 'Kaina (USD)', use: 'price', samples: ['6,50', '3'] },
    ],
    changes: [],
  });
  const answers = { columns: ['name', 'category', 'price'], currency: 'USD' };
  const answered = await preview(owner, file, answers);
  expect(answered.asked).toMatchObject({ is_sure: true, currency: null });
  expect(await take(owner, file, answered.revision, [], answers)).toMatchObject({ changes: 3 });
  const { document } = await draftOf(owner);
  expect(document.categories.at(-1)).toMatchObject({
    name: { en: 'Saldumynai' },
    items: [{ price: 650 }, { price: 300 }],
  });
});

it('takes a spreadsheet as it lies on the disk of a venue', async () => {
  const { owner } = await aPlace();
  const book = utils.book_new();
  const rows = [
    ['Dish', 'Section', 'Price'],
    ['Cake', 'Sweets', 6.5],
    ['Pie', 'Sweets', 4],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Menu');
  const file: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  const { format, revision, problems } = await preview(owner, file);
  expect({ format, problems }).toEqual({ format: 'csv', problems: [] });
  expect(await take(owner, file, revision)).toMatchObject({ changes: 3 });
});

it('offers what may have been meant, takes nothing of it by itself, and reads a row that was mended here', async () => {
  const { owner } = await aPlace();
  const rows = [
    'Sweets;Cake;nuo 4,50;egg, dairy',
    'Sweets;Pie;3/6;',
    'Sweets;Tart;cheap;milk',
    'Sweets;Bun;;',
  ];
  const file = ['Section;Dish;Price;Allergens', ...rows].join('\n');
  const shown = await preview(owner, file);
  expect(shown.problems.map(({ row, field, mend }) => [row, field, mend?.column, mend?.near])).toEqual([
    [2, 'allergens', 'allergens', ['eggs, milk']],
    [2, 'price', 'price', ['4,50']],
    [3, 'price', 'price', ['Small: 3 / Large: 6', '3', '6']],
    [4, 'price', 'price', []],
    [5, 'price', 'price', []],
  ]);
  const cell = (row: number, column: 'price' | 'allergens', text: string) => ({
    row,
    path: '',
    column,
    text,
  });
  const mended = [
    cell(2, 'price', '4,50'),
    cell(2, 'allergens', 'eggs, milk'),
    cell(3, 'price', '3'),
    cell(3, 'price', '6'),
    cell(4, 'price', '2,00'),
    cell(5, 'price', '1,20'),
  ];
  const again = await preview(owner, file, { mended });
  expect(again.problems).toEqual([]);
  await take(owner, file, again.revision, [], { mended });
  const { document } = await draftOf(owner);
  expect(
    document.categories.at(-1)?.items.map(({ name, price, allergens }) => [name.en, price, allergens]),
  ).toEqual([
    ['Cake', 450, ['eggs', 'milk']],
    ['Pie', 600, []],
    ['Tart', 200, ['milk']],
    ['Bun', 120, []],
  ]);
});

it('mends a row of the sheet that it stands in', async () => {
  const { owner } = await aPlace();
  const book = utils.book_new();
  for (const [name, price] of [
    ['Pizza', 'a lot'],
    ['Drinks', 'little'],
  ] as const)
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['Dish', 'Price'],
        [`The ${name}`, price],
      ]),
      name,
    );
  const file: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  const { problems } = await preview(owner, file);
  expect(problems).toMatchObject([
    { row: 2, path: '' },
    { row: 2, path: 'Drinks' },
  ]);
  const mended = [{ row: 2, path: 'Drinks', column: 'price' as const, text: '2' }];
  const again = await preview(owner, file, { mended });
  expect(again.problems).toMatchObject([{ row: 2, path: '', value: 'a lot' }]);
  expect(again.changes).toMatchObject([
    { what: 'category', name: { en: 'Drinks' } },
    { what: 'item', name: { en: 'The Drinks' }, prices: [{ to: 200 }] },
  ]);
});

it('knows the columns of a table again once a file with them was taken, for every colleague and no other venue', async () => {
  const { venue, owner } = await aPlace();
  const TABLE = ['What;Of what;Costs', 'Soup of the day;Beetroot;5,00', 'Cake;Honey;6,50'].join('\n');
  const asked = await preview(owner, TABLE);
  expect(asked).toMatchObject({ remembered: false, asked: { is_sure: false } });
  const columns = ['name', 'description', 'price'];
  // What is only looked at says nothing yet.
  const said = await preview(owner, TABLE, { columns });
  expect((await preview(owner, TABLE)).remembered).toBe(false);
  await take(owner, TABLE, said.revision, [], { columns });

  const NEXT = ['What;Of what;Costs', 'Pie;Apple;4,00'].join('\n');
  const manager = await aStaff(server, venue, 'manager');
  const known = await preview(manager, NEXT);
  expect(known).toMatchObject({
    remembered: true,
    asked: { is_sure: true, columns: columns.map(use => ({ use })) },
    changes: [{ what: 'item', how: 'added', id: 'pie', prices: [{ from: null, to: 400 }] }],
  });
  // Said otherwise, the later counts.
  const otherwise = ['name', null, 'price'];
  const { revision } = await preview(manager, NEXT, { columns: otherwise });
  await take(manager, NEXT, revision, [], { columns: otherwise });
  expect((await preview(owner, NEXT)).asked.columns.map(({ use }) => use)).toEqual(otherwise);

  const elsewhere = await aPlace();
  expect((await preview(elsewhere.owner, NEXT)).remembered).toBe(false);
  expect((await preview(owner, NEXT.replace('Costs', 'Price'))).remembered).toBe(false);
});
