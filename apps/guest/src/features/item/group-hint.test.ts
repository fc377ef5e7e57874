import { createTranslate } from '@tableside/i18n';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { expect, it } from 'vitest';
import { aGroup } from '../../testing/wire-builders.ts';
import { groupHint } from './group-hint.ts';

const t = createTranslate('en', compileGuestSet('en', 'core'));
const multiple = (min: number, max: number | null) =>
  aGroup({ id: 'g', type: 'multiple', min_choices: min, max_choices: max });

it.each([
  ['[ITEM-11]', aGroup({ id: 'g', min_choices: 0, max_choices: null }), 'Choose 1'],
  ['[ITEM-12]', multiple(1, 3), 'Choose 1–3'],
  ['[ITEM-12]', multiple(2, 2), 'Choose 2'],
  ['[ITEM-12]', multiple(0, 4), 'Choose up to 4'],
  ['[ITEM-18]', multiple(2, null), 'Choose at least 2'],
  ['[ITEM-18]', multiple(0, 0), 'Choose as many as you like'],
] as const)('%s says how many a group wants', (_, group, text) => {
  expect(groupHint(group, t)).toBe(text);
});
