import { TAG_DRAWINGS, tagDrawing } from '@tableside/design/icons/tag-drawings.ts';
import { TAG_ICONS } from '@tableside/domain/menu';
import { describe, expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { aGroup, anItem, anOption } from '../../testing/wire-builders.ts';
import { ItemRow } from './index.ts';

type Item = Parameters<typeof anItem>[0];
const nothing = () => undefined;
const row = (item: Partial<Item>) =>
  shown(
    <ItemRow item={anItem({ id: 'dish', ...item })} onOpen={nothing} inCart={0} unavailable={null} early />,
  );
const tag = (name: string, over = {}) => ({
  name,
  icon: null,
  icon_color: null,
  image: null,
  width: null,
  ...over,
});

describe('a dish in the list', () => {
  it('[MENU-52] shows its thumbnail over a blurred stand-in, a badge when it is popular, and the venue’s own tags', () => {
    const { html, text } = row({
      photo: '/large.webp',
      thumbnail: '/small.webp',
      lqip: 'data:image/webp;base64,AA',
      popular: true,
      tags: [tag('Vegan')],
      restaurant_tags: [tag('From our garden')],
    });
    expect(html).toContain('src="/small.webp"');
    expect(html).toContain('src="data:image/webp;base64,AA"');
    expect(html).not.toContain('/large.webp');
    expect(text).toMatch(/Popular.*Vegan.*From our garden/);
    expect(row({}).text).not.toContain('Popular');
  });

  it.each([
    ['a photograph', { photo: '/large.webp', thumbnail: '/small.webp' }, false],
    ['a small picture', { thumbnail: '/small.webp' }, true],
    ['none', {}, false],
  ])('[MENU-52] with %s says whether its picture is too small to be shown large', (_, pictures, small) => {
    expect(row(pictures).html.includes('data-small')).toBe(small);
  });

  it('[MENU-53] draws a tag’s picture at its width, else its icon in its colour', () => {
    const { html } = row({
      tags: [
        tag('Bio', { image: '/bio.webp', width: 30 }),
        tag('Vegan', { icon: 'leaf', icon_color: '#0a7d3c' }),
      ],
    });
    expect(html).toMatch(/<img[^>]*src="\/bio\.webp"[^>]*width="30"/);
    const [leaf = ''] = /<svg[^>]*>(?=.*?<\/svg>Vegan)/s.exec(html) ?? [];
    expect(leaf).toContain('#0a7d3c');
  });

  it('[ITEM-10] without a price of its own costs from its cheapest option', () => {
    const options = [
      anOption({ id: 'none' }),
      anOption({ id: 'b', markup: 3 }),
      anOption({ id: 'a', markup: 2.5 }),
    ];
    const { text } = row({ price: 0, option_groups: [aGroup({ id: 'size', options })] });
    expect(text).toContain('from 2,50\u00a0€');
    expect(row({ price: 0 }).text).not.toContain('from');
  });
});

it.each([
  ['leaf', { icon: 'leaf', times: 1 }],
  ['spice-3', { icon: 'chili', times: 3 }],
  ['wheat-off', { icon: 'wheatOff', times: 1 }],
  ['toString', null],
  ['', null],
  [null, null],
])('[MENU-53] the icon %s of a tag is drawn as it should be', (name, drawn) => {
  expect(tagDrawing(name)).toEqual(drawn);
});

it('[MENU-53] every icon that a venue may choose is drawn, and no other', () => {
  expect(Object.keys(TAG_DRAWINGS).sort()).toEqual([...TAG_ICONS].sort());
});
