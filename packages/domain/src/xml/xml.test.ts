import { expect, it } from 'vitest';
import { element, textElement, xmlDocument } from './index.ts';

it.each([
  ['Žąsis & „Ko“ <b>', 'Žąsis &amp; „Ko“ &lt;b&gt;'],
  ['a\u0000b\u001Bc\nd', 'abc\nd'],
  ['half \uD83C and whole \u{1F35C}', 'half  and whole \u{1F35C}'],
  [`"'`, '&quot;&apos;'],
])('%j as XML', (text, written) => {
  expect(textElement('a', text)).toBe(`<a>${written}</a>`);
});

it('elements hold texts and each other, in their order', () => {
  const root = element('r', [textElement('empty', ''), textElement('n', '1', { unit: 'C"62' })], {
    xmlns: 'urn:r',
  });
  expect(xmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<r xmlns="urn:r"><empty/><n unit="C&quot;62">1</n></r>\n',
  );
});
