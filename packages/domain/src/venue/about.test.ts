import { expect, it } from 'vitest';
import { aboutProblems } from './about.ts';

const kuku = {
  name: 'Kukū',
  phone: '+370 (5) 212-34.56',
  website_link: 'kuku.lt',
  facebook_link: null,
  instagram_link: 'https://instagram.com/kuku',
};

it.each<[string, Partial<typeof kuku>, ReturnType<typeof aboutProblems>]>([
  ['everything', {}, {}],
  ['no name', { name: '  ' }, { name: 'missing' }],
  ['a phone of words', { phone: 'ask Ona' }, { phone: 'phone' }],
  ['too short a phone', { phone: '112' }, { phone: 'phone' }],
  ['a link that runs', { website_link: 'javascript:alert(1)' }, { website_link: 'link' }],
  ['a link with a gap', { instagram_link: 'kuku lt' }, { instagram_link: 'link' }],
])('%s', (_, over, problems) => {
  expect(aboutProblems({ ...kuku, ...over })).toEqual(problems);
});
