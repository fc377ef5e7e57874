import { expect, it } from 'vitest';
import { safeLink, welcomeProblems, written } from './index.ts';

it.each([
  ['/tip/RUTA', '/tip/RUTA'],
  ['https://book.example', 'https://book.example'],
  ['book.example', 'http://book.example'],
  ['//evil.example', 'http://evil.example'],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['mailto:a@b.example', null],
  ['', null],
  [null, null],
])('the link %j is followed to %j', (link, followed) => {
  expect(safeLink(link)).toBe(followed);
});

it('[SELECT-15] a button needs words in the main language and a link that opens, a social link a name', () => {
  const buttons = [
    { text: { en: 'Book', lt: '' }, link: 'book.example' },
    { text: { lt: 'Rezervuoti' }, link: 'javascript:alert(1)' },
  ];
  const links = [
    { name: 'TikTok', link: 'tiktok.com/@venue' },
    { name: ' ', link: 'nowhere at all' },
  ];
  expect(welcomeProblems(buttons, links, 'en')).toEqual({
    'buttons.1.text': 'missing',
    'buttons.1.link': 'link',
    'social_links.1.name': 'missing',
    'social_links.1.link': 'link',
  });
  expect(written({ en: 'Book', lt: ' ' })).toEqual({ en: 'Book' });
});
