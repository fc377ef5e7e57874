import { formOf } from '@tableside/contract/form';
import { expect, it } from 'vitest';
import { formParts } from './form-parts.ts';

const TYPE = 'multipart/form-data; boundary=XX';
const part = (name: string, body: string, more = '') =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${body}\r\n`;
const read = (text: string, type = TYPE) => {
  const parts = formParts(Buffer.from(text), type, 2);
  return parts && [...parts].map(([name, { bytes, isFile }]) => [name, bytes.toString(), isFile]);
};

it('reads what browsers and other clients write, to the byte', async () => {
  const file = new Blob(['\r\n--X\r\n\u0000ą--'], { type: 'text/csv' });
  const sent = new Response(formOf({ revision: 1 }, file));
  const form = Buffer.from(await sent.arrayBuffer());
  const parts = formParts(form, sent.headers.get('content-type') ?? '', 2);
  expect(parts?.get('fields')).toEqual({ bytes: Buffer.from('{"revision":1}'), isFile: false });
  expect(parts?.get('file')).toEqual({ bytes: Buffer.from(await file.arrayBuffer()), isFile: true });
  const [one, two] = [part('fields', '{}'), part('file', '', '; filename="a.csv"\r\nContent-Type: text/csv')];
  const both = [
    ['fields', '{}', false],
    ['file', '', true],
  ];
  expect(read(`${one}${two}--XX--\r\n`)).toEqual(both);
  expect(read(`${one}${two}--XX--`, 'multipart/form-data; charset=utf-8; boundary="XX"')).toEqual(both);
});

it.each([
  ['nothing', ''],
  ['no end', part('fields', '{}')],
  ['another boundary', `${part('fields', '{}')}--XX--`.replaceAll('XX', 'YY')],
  ['a part without a name', '--XX\r\nA: b\r\n\r\n{}\r\n--XX--'],
  ['a head without an end', `--XX\r\n${'A: b\r\n'.repeat(900_000)}`],
  ['two parts of one name', `${part('a', '1')}${part('a', '2')}--XX--`],
  // What reads any form takes minutes over these.
  [
    'more parts than are asked for',
    `${Array.from({ length: 60_000 }, (_, at) => part(`f${at}`, '1')).join('')}--XX--`,
  ],
])('is no form of ours with %s', (_, form) => {
  expect(read(form)).toBeNull();
  expect(read(form, 'multipart/form-data')).toBeNull();
});
