import { expect, it } from 'vitest';
import { HEAR } from '../early/hear.ts';
import { documentOf } from './document.ts';
import { pageStyles } from './page-styles.ts';
import { partsIn } from './split-styles.ts';

const html = '<main class="aaA0"></main>';
const body = { html, late: '', parts: partsIn(html) };
const assets = {
  early: 'listen()',
  inline: ['a', 'b'],
  scripts: ['/assets/a.js'],
  css: '.aaA0{a:b}.aaA1{c:d}.bbB0{e:f}',
  styles: ['/assets/first.css'],
  screens: { TipWaiter: { scripts: [], css: '.aaA0{g:h}.ccC0{i:j}', styles: ['/assets/tip.css'] } },
  build: 'b',
};
const pageOf = (linked: boolean, shown = html) =>
  documentOf(
    { url: '/tip/R', nonce: 'n', userAgent: '', lean: true, assets, boot: { language: 'en' } },
    { body: shown, late: '' },
    pageStyles({ body, assets, drawn: 'TipWaiter', linked }),
    {
      language: 'en',
      token: null,
      session: null,
      failure: null,
      drawn: 'TipWaiter',
      texts: {},
      textFiles: {},
    },
  );

it('a page carries the styles of what it shows, and all of them behind it, which no file brings again', () => {
  const page = pageOf(false).html;
  const [head = '', rest = ''] = page.split(html);
  expect(head).toContain('.aaA0{a:b}.aaA0{g:h}</style>');
  expect(rest).toContain('<style nonce="n">.aaA0{a:b}.aaA1{c:d}.aaA0{g:h}.ccC0{i:j}.bbB0{e:f}</style>');
  expect(rest.match(/<link rel="stylesheet" href="[^"]*" disabled>/g)).toHaveLength(2);
});

it('a card’s page carries only the rules that it shows; the whole sheets are fetched once it is there', () => {
  const [head = '', rest = ''] = pageOf(true).html.split(html);
  expect(head).toContain('.aaA0{a:b}.aaA0{g:h}</style>');
  expect(rest).not.toContain('<style');
  expect(rest).toContain(
    '<link rel="stylesheet" href="/assets/first.css"><link rel="stylesheet" href="/assets/tip.css">',
  );
});

it('what stands on the first screen is known to end with its first dishes, and no file of scripts stands before it', () => {
  const bar = `<header>${'<button>Search</button>'.repeat(200)}</header>`;
  const [first, second] = ['<section><li>Soup</li></section>', '<section><li>Cake</li></section>'];
  const page = pageOf(false, bar + first + second);
  const seen = page.html.slice(0, page.seen);
  expect(seen.endsWith(first)).toBe(true);
  expect(seen.match(/<script[^>]*>[^<]*/g)).toEqual([`<script>${HEAR}`]);
  expect(page.html.slice(page.seen)).toContain('<script>listen()</script>');
  const short = pageOf(false, first + second);
  expect(short.html.slice(0, short.seen).endsWith(first + second)).toBe(true);
});

it('a page carries the styles of its first screens, of what stands around all sections, and of nothing below', () => {
  const css = ['aaA0', 'aaA1', 'aaA2', 'aaA3'].map(name => `.${name}{animation:${name}K}`);
  const moves = ['aaA1', 'aaA2'].map(name => `@keyframes ${name}K{to{a:b}}`);
  const screens = `<section class="aaA1">${'<li>Soup</li>'.repeat(2_000)}</section>`;
  const shown = `<main class="aaA0">${screens}<section class="aaA2"></section><aside class="aaA3"></aside></main>`;
  const styles = pageStyles({
    body: { html: shown, late: '', parts: partsIn(shown) },
    assets: { ...assets, css: [...css, ...moves].join('') },
    drawn: undefined,
    linked: false,
  });
  expect(styles.first).toBe(`${css[0]}${css[1]}${css[3]}${moves[0]}`);
  expect(styles.rest).toBe([...css, ...moves].join(''));
});

it.each([true, false])(
  'a page in an order of its own has the styles that one with the same classes had; linked: %s',
  linked => {
    const stylesOf = (shown: string) =>
      pageStyles({
        body: { html: shown, late: '', parts: partsIn(shown) },
        assets,
        drawn: 'TipWaiter',
        linked,
      });
    const first = stylesOf('<main class="aaA0"><b class="bbB0">Ramen</b></main>');
    expect(stylesOf('<main class="aaA0"><b class="bbB0">Taco</b></main>')).toBe(first);
    const other = stylesOf('<main class="aaA0">Ramen</main>');
    expect(other).not.toBe(first);
    expect(first.first).toContain('.bbB0{e:f}');
    expect(other.first).not.toContain('.bbB0');
  },
);
