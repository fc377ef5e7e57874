import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFrame, encodeAbort, encodeRequest, MAX_FRAME_BYTES } from './frames.ts';

it.each([
  [
    { operation: 'sale', reference: 123456789, amount: 1250 } as const,
    '{"operation":"sale","ecrNameVersion":"Tableside 1.0","receiptLineLength":40,"CRN":123456789,"dlgDisabled":true,"amount":1250}',
  ],
  [
    { operation: 'refund', reference: 2, amount: 5, original: 1 } as const,
    '{"operation":"refund","ecrNameVersion":"Tableside 1.0","receiptLineLength":40,"CRN":2,"dlgDisabled":true,"amount":5,"originalCRN":1}',
  ],
  [
    { operation: 'report', reference: 3 } as const,
    '{"operation":"report","ecrNameVersion":"Tableside 1.0","receiptLineLength":40,"CRN":3,"dlgDisabled":true,"type":"X"}',
  ],
  [
    { operation: 'report', reference: 3, ofTransaction: true } as const,
    '{"operation":"report","ecrNameVersion":"Tableside 1.0","receiptLineLength":40,"CRN":3,"dlgDisabled":true,"type":"T"}',
  ],
])('[TERM-26] [TERM-27] writes %j', (request, frame) => expect(encodeRequest(request)).toBe(frame));

it('writes an abort with the reference alone', () =>
  expect(encodeAbort(7)).toBe('{"operation":"abort","CRN":7}'));

it.each([
  [
    '{"operation":"sale","CRN":"12","result":"PENDING","responseText":"INSERT CARD"}',
    { kind: 'progress', reference: 12, text: 'INSERT CARD' },
  ],
  ['{"operation":"abort","CRN":12,"result":"OK"}', { kind: 'abort', reference: 12, accepted: true }],
  [
    '{"operation":"void","CRN":12,"result":"FAIL","responseCode":"NF","responseText":"NOTHING TO VOID","amount":1.5,"rrn":5}',
    {
      kind: 'answer',
      answer: { operation: 'void', reference: 12, result: 'FAIL', code: 'NF', text: 'NOTHING TO VOID' },
    },
  ],
  [
    '{"operation":"settlement","CRN":12,"result":"OK","responseCode":"000","salesTotal":4321,"refundsTotal":0}',
    {
      kind: 'answer',
      answer: {
        operation: 'settlement',
        reference: 12,
        result: 'OK',
        code: '000',
        text: '',
        totals: { sales: 4321, refunds: 0 },
      },
    },
  ],
  [
    '{"operation":"settlement","CRN":12,"result":"OK","responseCode":"000","salesTotal":-1,"refundsTotal":0}',
    {
      kind: 'answer',
      answer: { operation: 'settlement', reference: 12, result: 'OK', code: '000', text: '' },
    },
  ],
  [
    '{"operation":"report","CRN":12,"result":"OK","responseCode":"000","standing":"VOIDED"}',
    {
      kind: 'answer',
      answer: { operation: 'report', reference: 12, result: 'OK', code: '000', text: '', standing: 'voided' },
    },
  ],
  [
    '{"operation":"report","CRN":12,"result":"OK","responseCode":"000","standing":"constructor"}',
    { kind: 'answer', answer: { operation: 'report', reference: 12, result: 'OK', code: '000', text: '' } },
  ],
])('reads %s', (bytes, said) => expect(decodeFrame(bytes)).toEqual(said));

it.each(
  [
    [
      '',
      '[]',
      'null',
      '{"CRN":0,"result":"OK"}',
      '{"CRN":"1e3","result":"OK"}',
      '{"CRN":1}',
      '{"result":"OK"}',
    ],
  ].flat(),
)('takes %j for nothing', bytes => expect(decodeFrame(bytes)).toBeNull());

it('reads no frame that is longer than two receipts can be, and throws at none', () => {
  const long = JSON.stringify({ CRN: 1, result: 'OK', merchantReceipt: 'x'.repeat(MAX_FRAME_BYTES) });
  expect(decodeFrame(long)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), bytes => {
      decodeFrame(bytes);
    }),
  );
});
