import { expect, it } from 'vitest';
import { documentOf } from '../server/document.ts';
import { blockOf, languageOf, undrawn } from './page-parts.ts';

const drawn = '<div>Soup</div><style nonce="a"></style>';
const { html: page } = documentOf(
  {
    url: '/menu/t',
    nonce: 'a',
    userAgent: '',
    lean: false,
    assets: {
      early: 'listen()',
      inline: ['a', 'b'],
      scripts: ['/assets/a.js'],
      css: '',
      styles: ['/assets/a.css'],
      screens: {},
      build: 'b',
    },
    boot: { language: 'en', menu: { json: '{"version":3}', key: 'k' } },
  },
  { body: drawn, late: '' },
  { first: '', rest: 'p{}', linked: false },
  { language: 'en', token: 't', session: null, failure: null, texts: {}, textFiles: {} },
);

it('reads the blocks of a page as the server makes it', () => {
  expect(JSON.parse(blockOf(page, 'boot') ?? '')).toMatchObject({ token: 't' });
  expect(blockOf(page, 'menu')).toBe('{"version":3}');
  expect(blockOf('<html></html>', 'menu')).toBeNull();
  expect([languageOf(page), languageOf('<html></html>')]).toEqual(['en', null]);
});

it('takes out what the server drew and nothing else', () => {
  expect(undrawn(page)).toBe(page.replace(drawn, ''));
  expect(undrawn(page)).toContain('<div id="root"></div>');
  expect(undrawn('<html>another</html>')).toBe('<html>another</html>');
});
