import { describe, expect, it } from 'vitest';
import {
  type AdditionalField,
  additionalFieldProblems,
  needsExtraDetails,
  visibleAdditionalFields,
} from './index.ts';

const field = (more: Partial<AdditionalField> = {}): AdditionalField => ({
  key: 'f',
  type: 'text',
  required: true,
  placeholder: 'extra.f',
  selectOptions: [],
  ...more,
});

describe('visibleAdditionalFields', () => {
  const fields = [
    field({ key: 'plain' }),
    field({ key: 'kiosk', kioskEnabled: true, qrEnabled: false }),
    field({ key: 'qr', kioskEnabled: false, qrEnabled: true }),
    field({ key: 'counter', onlyAt: ['pickup', 'self_service'] }),
  ];
  it.each([
    ['[EXTRA-13] off: none', false, true, true, 'default', []],
    ['[EXTRA-05] a table with a code', true, true, true, 'default', ['plain', 'qr']],
    ['[EXTRA-05] a kiosk', true, true, true, 'self_service', ['plain', 'kiosk', 'counter']],
    ['what only the counter asks', true, true, true, 'pickup', ['plain', 'qr', 'counter']],
    ['[EXTRA-14] without its own switch the group decides, by code', true, true, false, 'pickup', ['qr']],
    [
      '[EXTRA-14] without its own switch the group decides, on a kiosk',
      true,
      false,
      true,
      'self_service',
      ['kiosk'],
    ],
  ] as const)('%s', (_, enabled, kioskEnabled, qrEnabled, tableType, expected) => {
    const shown = visibleAdditionalFields(fields, { enabled, kioskEnabled, qrEnabled }, tableType);
    expect(shown.map(({ key }) => key)).toEqual(expected);
  });

  it.each([
    ['nothing shown', [], false],
    ['only optional ones', [field({ required: false })], false],
    ['one that must be answered', [field({ required: false }), field()], true],
  ])('[CART-44] stops at the extra details: %s', (_, shown, expected) => {
    expect(needsExtraDetails(shown)).toBe(expected);
  });
});

describe('additionalFieldProblems', () => {
  const select = field({ type: 'select', selectOptions: ['inside', 'outside'] });
  const optional = field({ required: false });
  const checkbox = field({ type: 'checkbox' });
  it.each([
    ['[EXTRA-06] a filled text', field(), 'Room 12', null],
    ['[EXTRA-06] an empty text', field(), '', 'required'],
    ['[EXTRA-06] only blanks', field(), '   ', 'required'],
    ['[EXTRA-06] no answer', field(), undefined, 'required'],
    ['an optional text may stay empty', optional, '', null],
    ['an optional text may be missing', optional, undefined, null],
    ['[EXTRA-06] a ticked checkbox', checkbox, true, null],
    ['[EXTRA-06] an unticked checkbox', checkbox, false, 'required'],
    ['[EXTRA-06] the word true is no tick', checkbox, 'true', 'required'],
    ['an optional checkbox', { ...checkbox, required: false }, false, null],
    ['an optional checkbox with a text', { ...checkbox, required: false }, 'yes', 'notAnOption'],
    ['[EXTRA-08] 100 characters', field(), 'x'.repeat(100), null],
    ['[EXTRA-08] 101 characters', field(), 'x'.repeat(101), 'tooLong'],
    ['[EXTRA-08] an optional text of 101', optional, 'x'.repeat(101), 'tooLong'],
    ['an optional list may stay empty', { ...select, required: false }, '', null],
    ['an optional list may be cleared', { ...select, required: false }, null, null],
    ['[EXTRA-09] one of the options', select, 'inside', null],
    ['[EXTRA-09] not one of the options', select, 'on the roof', 'notAnOption'],
    [
      '[EXTRA-09] an autocomplete picks from its list',
      { ...select, type: 'autocomplete' as const },
      'roof',
      'notAnOption',
    ],
    ['an autocomplete without a list takes free text', field({ type: 'autocomplete' }), 'roof', null],
    ['a tick in a text field', optional, true, 'notAnOption'],
  ])('%s', (_, rule, value, expected) => {
    expect(additionalFieldProblems([rule], { f: value })).toEqual(expected ? { f: expected } : {});
  });

  it('[EXTRA-04] names every field that is wrong, and only those', () => {
    const fields = [field({ key: 'name' }), field({ key: 'room' }), field({ key: 'note', required: false })];
    expect(additionalFieldProblems(fields, { name: 'Ona', note: 'x'.repeat(200) })).toEqual({
      room: 'required',
      note: 'tooLong',
    });
  });
});
