import { onPaper } from '@tableside/domain/printing';
import { expect, it } from 'vitest';
import { decodePaper } from '../../../../apps/sandbox/src/printer/decode.ts';
import { printable } from './code-pages.ts';
import { encodeReceipt } from './encode.ts';

it.each([
  ['Šaltibarščiai, ąčęėįšųūž 5 €', 'windows1257', 'Šaltibarščiai, ąčęėįšųūž 5 €'],
  ['Žurek z jajkiem, łosoś', 'windows1250', 'Žurek z jajkiem, łosoś'],
  ['Борщ', 'windows1251', 'Борщ'],
  ['Борщ', 'windows1257', '????'],
  ['jalapeño', 'windows1257', 'jalapeno'],
  ['2 × crème brûlée – 日', 'windows1257', '2 × creme brulée – ?'],
  ['a\u0000b\u001b@', 'windows1257', 'a?b?@'],
] as const)('%s on paper with %s is %s', (text, page, printed) => {
  expect(printable(text, page)).toBe(printed);
});

it.each([
  ['алергія на горіхи, ґ є ї', 'windows1257'],
  ['Šaltibarščiai з борщем, żurek и щи', 'windows1257'],
  ['крем-брюле crème brûlée', 'windows1251'],
  ['žuvis · łosoś · œufs · їжа', 'windows1250'],
  ['αλλεργία στους ξηρούς καρπούς, ΌΧΙ ΓΑΛΑ', 'windows1257'],
  ['Σούπα zupa щи', 'windows1250'],
] as const)('%s reads the same on a printer set to %s', (text, codePage) => {
  const rows = decodePaper(encodeReceipt(onPaper([{ text }], 48), { columns: 48, codePage }));
  expect(rows[0]).not.toBe('cut');
  expect((rows[0] as readonly { text: string }[]).map(run => run.text).join('')).toBe(text);
});

it('prints a link below as a QR code', () => {
  const link = 'https://tableside.example/view-kiosk-order/abc/K-17';
  const lines = onPaper([{ text: 'Order 17' }], 32);
  const rows = decodePaper(encodeReceipt(lines, { columns: 32, codePage: 'windows1257', qr: link }));
  expect(rows.flat().map(run => (run === 'cut' ? run : run.text))).toEqual([
    'Order 17',
    `[QR ${link}]`,
    'cut',
  ]);
});

it('prints each line in its size and weight, and cuts once, after everything', () => {
  const lines = onPaper(
    [
      { text: 'Table 5', size: 'big' },
      { text: 'ALLERGY', reversed: true, bold: true },
      { text: 'no onion', size: 'tall' },
    ],
    32,
  );
  const rows = decodePaper(encodeReceipt(lines, { columns: 32, codePage: 'windows1257' }));
  expect(rows.slice(0, 3)).toEqual([
    [{ text: 'Table 5', size: 'big', bold: false, reversed: false }],
    [{ text: 'ALLERGY', size: 'normal', bold: true, reversed: true }],
    [{ text: 'no onion', size: 'tall', bold: false, reversed: false }],
  ]);
  expect(rows.filter(row => row === 'cut')).toHaveLength(1);
  expect(rows.slice(rows.indexOf('cut') + 1).flat()).toEqual([]);
});
