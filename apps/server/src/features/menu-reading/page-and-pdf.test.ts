import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileAnswers, readContent } from './read-content.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menu-pages-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (bytes: Buffer | string, answers: FileAnswers = {}) => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const reading = { main: 'en', currency: { code: 'EUR', decimals: 2 } };
  const content = await readContent({ path, mediaDir: folder, answers, reading });
  const dishes = content.menu.categories.flatMap(({ name, items }) =>
    items.map(item => {
      const price = item.variations?.map(each => each.price).join('/') ?? item.price;
      const told = item.description?.en;
      return `${name.en}: ${item.name.en} ${price}${told ? ` (${told})` : ''}`;
    }),
  );
  return { ...content, dishes };
};
const why = (bytes: Buffer | string, content: string) =>
  expect(read(bytes)).rejects.toMatchObject({ code: 'validation_failed', details: { fields: { content } } });
const page = (...scripts: readonly unknown[]) =>
  `<!doctype html><html><head>${scripts
    .map(
      each =>
        `<script type="application/ld+json">${typeof each === 'string' ? each : JSON.stringify(each)}</script>`,
    )
    .join('')}</head><body><p>Welcome</p></body></html>`;
const offer = (price: string | number) => ({ '@type': 'Offer', price, priceCurrency: 'EUR' });
const dish = (name: string, price: number) => ({ '@type': 'MenuItem', name, offers: offer(price) });

describe('a page of the web as a menu', () => {
  it('is read by the graph in it, with what it links to', async () => {
    const { format, dishes } = await read(
      page({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'Restaurant', '@id': '#r', hasMenu: { '@id': '#m' } },
          { '@type': 'Menu', '@id': '#m', hasMenuSection: [{ '@id': '#s' }] },
          {
            '@type': 'MenuSection',
            '@id': '#s',
            name: 'Soups &amp; more',
            hasMenuItem: [{ '@id': '#i' }, { '@id': '#nothing' }],
          },
          {
            '@type': 'MenuItem',
            '@id': '#i',
            name: 'Borscht',
            description: '<p>With cream</p>',
            offers: offer('4.50'),
          },
        ],
      }),
    );
    expect({ format, dishes }).toEqual({
      format: 'schema-org',
      dishes: ['Soups & more: Borscht 450 (With cream)'],
    });
  });

  it('may have several menus, lists, offers for several, and scripts that are broken', async () => {
    const { dishes, menu } = await read(
      page(
        '{"@type": "Menu", ',
        {
          '@type': 'Menu',
          name: 'Lunch',
          hasMenuItem: {
            '@type': 'ItemList',
            itemListElement: [{ '@type': 'ListItem', item: dish('Soup', 5) }],
          },
        },
        {
          '@type': 'Menu',
          hasMenuSection: {
            '@type': 'MenuSection',
            name: 'Pizza',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Margherita',
                offers: {
                  '@type': 'AggregateOffer',
                  priceCurrency: 'EUR',
                  lowPrice: 8,
                  highPrice: 11,
                  offers: [offer(8), offer(11)],
                },
              },
              {
                '@type': 'MenuItem',
                name: 'Marinara',
                offers: { '@type': 'AggregateOffer', priceCurrency: 'EUR', lowPrice: '7.50', highPrice: 7.5 },
              },
              {
                '@type': 'MenuItem',
                name: 'Of the day',
                offers: { '@type': 'AggregateOffer', priceCurrency: 'EUR', lowPrice: 7, highPrice: 12 },
              },
            ],
          },
        },
        { '@type': 'Menu', hasMenuSection: { '@type': 'MenuSection', name: 'Nothing yet', hasMenuItem: [] } },
      ),
    );
    expect(dishes).toEqual(['Lunch: Soup 500', 'Pizza: Margherita 800/1100', 'Pizza: Marinara 750']);
    expect(menu.problems).toMatchObject([{ name: 'Of the day', reason: 'amount', value: '7 – 12' }]);
  });

  it('is asked about its currency, and read without end where it links to itself', async () => {
    const items = [{ ...dish('Poutine', 12), offers: { price: '12.00', priceCurrency: 'CAD' } }];
    const file = page({
      '@type': 'Menu',
      '@id': '#m',
      isPartOf: { '@id': '#m' },
      hasMenuSection: { name: 'Mains', hasMenuItem: items },
    });
    const asked = await read(file);
    expect({ dishes: asked.dishes, currency: asked.currency }).toEqual({ dishes: [], currency: 'CAD' });
    const taken = await read(file, { currency: 'CAD' });
    expect({ dishes: taken.dishes, currency: taken.currency }).toEqual({
      dishes: ['Mains: Poutine 1200'],
      currency: null,
    });
  });

  it('is read by its table where it says nothing to search engines, and by its lines where it has none', async () => {
    const table =
      '<html><body><table><tr><th>Dish</th><th>Price</th></tr><tr><td>Soup</td><td>4,50</td></tr></table></body></html>';
    expect((await read(table)).dishes).toEqual(['Menu: Soup 450']);
    const { format, dishes } = await read(
      '<html><body><script>var x = "Tea 1,00";</script><h2>SOUPS</h2><p>Borscht <b>4,50 €</b></p><p>with sour cream</p><p>Open 10:00 – 22:00</p></body></html>',
    );
    expect({ format, dishes }).toEqual({ format: 'page', dishes: ['SOUPS: Borscht 450 (with sour cream)'] });
    await why('<html><body><p>Hello</p></body></html>', 'columns');
  });
});

const pdf = async (draw: (document: PDFKit.PDFDocument) => void, options = {}): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'A4', ...options });
  draw(document);
  document.end();
  return buffer(document);
};

describe('what was written to do harm', () => {
  it('is no menu where elements lie deeper than on any page, and costs no more than a page', async () => {
    await why(`<html><body>${'<div>'.repeat(900_000)}<p>Soup 4,50 €</p></body></html>`, 'columns');
    const { dishes } = await read(
      `Name;Price;Description\nSoup;4,50;${'<b>'.repeat(300_000)}hot\nTea;2;<b>hot</b>`,
    );
    expect(dishes).toEqual(['Menu: Soup 450', 'Menu: Tea 200 (hot)']);
  });

  it('loads nothing: neither the context of a page nor what an entity names', async () => {
    const fetched: string[] = [];
    const server = createServer((request, response) => {
      fetched.push(request.url ?? '');
      response.end('{}');
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const menu = { '@type': 'Menu', name: 'Lunch', hasMenuItem: [dish('Soup', 5)] };
      const found = await read(page({ '@context': ['https://schema.org', `${address}/context`], ...menu }));
      expect(found.dishes).toEqual(['Lunch: Soup 500']);
      const entity = `<!DOCTYPE html [<!ENTITY x SYSTEM "${address}/entity">]><html><body><img src="${address}/img"><p>Soup &x; 4,50 €</p></body></html>`;
      await read(entity).catch(() => null);
      expect(fetched).toEqual([]);
    } finally {
      await new Promise(done => server.close(done));
    }
  });

  it('grows nothing out of entities that name each other', async () => {
    const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
    const laughs = `<?xml version="1.0"?><!DOCTYPE t [<!ENTITY e0 "ha">${entities.join('')}]>`;
    await why(`${laughs}<html><body><p>&e12; 4,50 €</p></body></html>`, 'columns');
    await why(`${laughs}<table><tr><td>&e12;</td></tr></table>`, 'columns');
  });

  it('of JSON without an end of brackets is refused', async () => {
    await why('['.repeat(2_000_000), 'json');
    await why(`${'['.repeat(4000)}${']'.repeat(4000)}`, 'depth');
    await why(
      `{"@type":"Menu","hasMenuSection":${'{"hasMenuSection":'.repeat(50)}1${'}'.repeat(51)}`,
      'depth',
    );
  });
});

describe('a PDF as a menu', () => {
  it('is read line by line: names, prices behind dots or at the edge, what is larger as a category', async () => {
    const file = await pdf(document => {
      document.fontSize(26).text('Our house', 60, 60);
      document.fontSize(18).text('Soups', 60, 110);
      document.fontSize(11).text('Borscht .......... 4.50', 60, 140);
      document.fontSize(9).text('with sour cream', 60, 156);
      document.fontSize(11).text('Soup of lentils', 60, 176).text('5,00 €', 460, 176);
      document.fontSize(18).text('Drinks', 60, 210);
      document.fontSize(11).text('Beer', 60, 240).text('5', 460, 240);
      document.text('12', 300, 740);
    });
    const { format, dishes } = await read(file);
    expect({ format, dishes }).toEqual({
      format: 'pdf',
      dishes: ['Soups: Borscht 450 (with sour cream)', 'Soups: Soup of lentils 500', 'Drinks: Beer 500'],
    });
  });

  it('is read column by column where it has two', async () => {
    const file = await pdf(document => {
      const column = (x: number, title: string, names: readonly string[]) => {
        document.fontSize(18).text(title, x, 100);
        for (const [at, name] of names.entries())
          document
            .fontSize(11)
            .text(name, x, 140 + at * 20)
            .text(`${at + 3}.50`, x + 160, 140 + at * 20);
      };
      column(50, 'Pizza', ['Margherita', 'Marinara', 'Funghi']);
      column(330, 'Drinks', ['Cola', 'Water', 'Tea']);
    });
    expect((await read(file)).dishes).toEqual([
      'Pizza: Margherita 350',
      'Pizza: Marinara 450',
      'Pizza: Funghi 550',
      'Drinks: Cola 350',
      'Drinks: Water 450',
      'Drinks: Tea 550',
    ]);
  });

  it('is refused in a word where it is a picture, locked, broken, or of too many pages', async () => {
    await why(await pdf(document => document.rect(10, 10, 100, 100).fill('red')), 'pdf');
    await why(await pdf(document => document.text('Soup 4.50'), { userPassword: 'secret' }), 'pdf');
    await why('%PDF-1.7\nnothing of it', 'pdf');
    await why(
      await pdf(document => {
        for (let number = 0; number < 61; number += 1) document.addPage().text('Soup 4.50');
      }),
      'too_many',
    );
  });
});

describe('JSON of programmes', () => {
  it.each([
    ['a list of dishes', [{ name: 'Soup', price: '4.50', category: 'Starters' }], 'Starters: Soup 450'],
    [
      'categories with their dishes',
      { categories: [{ name: 'Starters', items: [{ name: 'Soup', price: 4.5 }] }] },
      'Starters: Soup 450',
    ],
    [
      'dishes under the names of categories',
      { Starters: [{ title: 'Soup', price: '€4.50' }] },
      'Starters: Soup 450',
    ],
    [
      'a menu as for delivery, in cents',
      {
        menu: {
          categories: [
            { name: 'Starters', items: [{ name: 'Soup', price: { fractional: 450, formatted: '€4.50' } }] },
          ],
        },
      },
      'Starters: Soup 450',
    ],
  ])('is read: %s', async (_, value, expected) => {
    expect((await read(JSON.stringify(value))).dishes).toEqual([expected]);
  });
});
