import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { type FileAnswers, readContent } from './read-content.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menu-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (bytes: Buffer, { main = 'en', answers = {} as FileAnswers } = {}) => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const reading = { main, currency: { code: 'EUR', decimals: 2 } };
  const content = await readContent({ path, mediaDir: folder, answers, reading });
  const dishes = content.menu.categories.flatMap(({ name, items }) =>
    items.map(item => `${name[main]}: ${item.name[main]} ${item.price}`),
  );
  return { ...content, dishes };
};
type Cell = string | number | boolean | Date | null | object;
type Kind = 'xlsx' | 'xlsb' | 'biff8' | 'ods';
const book = (sheets: Record<string, readonly (readonly Cell[])[]>, kind: Kind = 'xlsx'): Buffer => {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map(row => [...row])), name);
  return write(made, { type: 'buffer', bookType: kind, compression: true });
};
const why = (bytes: Buffer, content: string) =>
  expect(read(bytes)).rejects.toMatchObject({ code: 'validation_failed', details: { fields: { content } } });

const MENU = [
  ['Category', 'Name', 'Price'],
  ['Soups', 'Tomato soup', 4.5],
  [null, 'Šaltibarščiai', 5],
  ['Drinks', 'Beer', '5,00 €'],
];
const DISHES = ['Soups: Tomato soup 450', 'Soups: Šaltibarščiai 500', 'Drinks: Beer 500'];

describe('a spreadsheet as a menu', () => {
  it.each<Kind>(['xlsx', 'xlsb', 'biff8', 'ods'])('is read: %s', async kind => {
    expect((await read(book({ Menu: MENU }, kind))).dishes).toEqual(DISHES);
  });

  it('says what its cells show: results of formulas, numbers in their currency, dates that were prices', async () => {
    const sheet = utils.aoa_to_sheet([['Name', 'Category', 'Price']]);
    const rows = [
      ['Half', { t: 'n', v: 3.3333333, f: '10/3' }],
      ['Text', { t: 's', v: '4,50' }],
      ['Euro', { t: 'n', v: 6.5, z: '#,##0.00 "EUR"' }],
      ['Dollar', { t: 'n', v: 7, z: '"$"#,##0.00' }],
      ['Date', { t: 'n', v: 45471, z: 'm/d/yy' }],
      ['Broken', { t: 'e', v: 23, w: '#REF!' }],
    ];
    utils.sheet_add_aoa(
      sheet,
      rows.map(([name, price]) => [name, 'Food', price]),
      { origin: 1 },
    );
    const made = utils.book_new();
    utils.book_append_sheet(made, sheet, 'Menu');
    const { dishes, menu } = await read(write(made, { type: 'buffer', bookType: 'xlsx' }));
    expect(dishes).toEqual(['Food: Half 333', 'Food: Text 450', 'Food: Euro 650']);
    expect(menu.problems.map(({ row, reason, value }) => [row, reason, value])).toEqual([
      [5, 'currency', '7 $'],
      [6, 'amount', '6/28/24'],
      [7, 'amount', '#REF!'],
    ]);
  });

  it('has titles, merged cells, and writing from the right, in front of and among its dishes', async () => {
    const sheet = utils.aoa_to_sheet([
      ['مطعم البحر', null, null],
      ['الفئة', 'الاسم', 'السعر'],
      ['شوربات', 'شوربة عدس', 3],
      [null, 'شوربة سمك', 4],
    ]);
    sheet['!merges'] = [utils.decode_range('A1:C1'), utils.decode_range('A3:A4')];
    const made = utils.book_new();
    utils.book_append_sheet(made, sheet, 'القائمة');
    made.Workbook = { Views: [{ RTL: true }] };
    const { dishes } = await read(write(made, { type: 'buffer', bookType: 'xlsx' }), { main: 'ar' });
    expect(dishes).toEqual(['شوربات: شوربة عدس 300', 'شوربات: شوربة سمك 400']);
  });

  it('is read whole where its sheets have the same headings, each a category', async () => {
    const head = ['Dish', 'Price'];
    const bytes = book({
      About: [['Our house']],
      Pizza: [head, ['Margherita', 8]],
      Drinks: [head, ['Cola', 'dear']],
    });
    const { dishes, menu, sheet, sheets } = await read(bytes);
    expect({ dishes, sheet, sheets }).toEqual({
      dishes: ['Pizza: Margherita 800'],
      sheet: null,
      sheets: ['About', 'Pizza', 'Drinks'],
    });
    expect(menu.problems).toMatchObject([{ row: 2, path: 'Drinks', value: 'dear' }]);
    const one = await read(bytes, { answers: { sheet: 'Pizza' } });
    expect({ dishes: one.dishes, sheet: one.sheet }).toEqual({
      dishes: ['Pizza: Margherita 800'],
      sheet: 'Pizza',
    });
  });

  it('may have two hundred columns and thousands of rows, and no more than a menu has', async () => {
    const wide = Array.from({ length: 200 }, (_, at) => `Note ${at}`);
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => [`Dish ${at}`, 'A', at + 1, ...wide]);
    const { dishes, table } = await read(
      book({ Menu: [['Name', 'Category', 'Price', ...wide], ...rows(300)] }),
    );
    expect([dishes.length, table?.columns.length]).toEqual([300, 203]);
    const tall = Array.from({ length: 20_002 }, (_, at) => [`Dish ${at}`, 1]);
    await why(book({ Menu: [['Name', 'Price'], ...tall] }), 'too_many');
  });

  it('is refused in a word where it is empty, broken, or no spreadsheet', async () => {
    const bytes = book({ Menu: MENU });
    await why(book({ Menu: [] }), 'empty');
    await why(bytes.subarray(0, bytes.length / 2), 'sheet');
    await why(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3000, 7)]), 'sheet');
    const other = new ZipFile();
    other.addBuffer(Buffer.from('hello'), 'letter.txt');
    other.end();
    await why(await buffer(other.outputStream), 'sheet');
  });

  it('is not unpacked beyond the size of a menu, whatever its directory says', async () => {
    const bomb = new ZipFile();
    bomb.addBuffer(Buffer.alloc(60 * 1024 * 1024, 0x20), 'xl/worksheets/sheet1.xml');
    bomb.end();
    const bytes = await buffer(bomb.outputStream);
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
    await why(bytes, 'sheet');
    // A directory that says less than there is.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(60 * 1024 * 1024);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1000);
    const lying = Buffer.from(
      bytes.toString('latin1').replaceAll(size.toString('latin1'), small.toString('latin1')),
      'latin1',
    );
    expect(lying.equals(bytes)).toBe(false);
    await why(lying, 'sheet');
  });
});

describe('letters and markup', () => {
  /** Text as Excel saves it as "CSV" in one part of the world or another. */
  const encoded = (text: string, encoding: string): Buffer => {
    const signs = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
    return Buffer.from([...text].map(sign => signs.indexOf(sign)));
  };
  it.each([
    ['lt', 'windows-1257', 'Šaltibarščiai', 'Kefyras, agurkai, žolelės'],
    ['lv', 'windows-1257', 'Pelēkie zirņi', 'Ar speķi'],
    ['en', 'windows-1251', 'Борщ', 'Со сметаной'],
    ['uk', 'windows-1251', 'Голубці', 'Зі сметаною'],
    ['el', 'windows-1253', 'Τζατζίκι', 'Γιαούρτι'],
    ['pl', 'windows-1250', 'Żurek', 'Na zakwasie z białą kiełbasą'],
    ['de', 'windows-1252', 'Käsespätzle', 'Mit Röstzwiebeln – groß'],
    ['ar', 'windows-1256', 'شوربة', 'عدس'],
  ])('are those of the venue or of the text: %s, %s', async (main, encoding, name, description) => {
    const rows = ['Name;Price;Description', `${name};4,50 €;${description}`].join('\r\n');
    const { menu } = await read(encoded(rows, encoding), { main });
    expect(menu.categories[0]?.items).toMatchObject([
      { name: { [main]: name }, price: 450, description: { [main]: description } },
    ]);
  });

  it('become text in what shops write, and stay as they are where nobody wrote markup', async () => {
    const rows = [
      'Title,Body (HTML),Type,Variant Price',
      '"Fish &amp; chips","<p>With <b>peas</b>.</p><ul><li>Salt&nbsp;</li><li>Vinegar</li></ul><script>x()</script>",Mains,9',
      'Cake,I <3 cake & tea,Sweets,4',
    ];
    const { menu } = await read(Buffer.from(rows.join('\n')));
    const items = menu.categories.flatMap(category => category.items);
    expect(items.map(({ name, description }) => [name.en, description?.en])).toEqual([
      ['Fish & chips', 'With peas.\nSalt\nVinegar'],
      ['Cake', 'I <3 cake & tea'],
    ]);
  });
});
