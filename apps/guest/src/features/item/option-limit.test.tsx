import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { aGroup, anOption } from '../../testing/wire-builders.ts';
import { OptionGroupPicker } from './OptionGroupPicker.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[ITEM-08] one choice too many is not taken; the label of the group shakes for a second', async () => {
  const onChange = vi.fn();
  const group = aGroup({
    id: 'sauces',
    type: 'multiple',
    min_choices: 0,
    max_choices: 1,
    options: [anOption({ id: 'garlic' }), anOption({ id: 'chilli' })],
  });
  const props = { group, served: true, parts: undefined, chosen: ['garlic'], onChange, basePrice: 8 };
  const picker = await running(() => OptionGroupPicker(props), null);
  const label = () => drawn(picker.value()).find(({ type }) => type === 'legend');
  const shakes = () => /shake/.test(label()?.props.className ?? '');
  expect(shakes()).toBe(false);
  const chilli = drawn(picker.value()).filter(({ type }) => type === 'input')[1];
  await picker.does(() => chilli?.props.onChange?.());
  expect([onChange.mock.calls, shakes()]).toEqual([[], true]);
  await picker.later(999);
  expect(shakes()).toBe(true);
  await picker.later(1);
  expect(shakes()).toBe(false);
  await picker.leave();
});

it.each([null, 0])('[ITEM-18] a limit of %s is none', async max_choices => {
  const onChange = vi.fn();
  const options = ['garlic', 'chilli', 'herbs'].map(id => anOption({ id }));
  const group = aGroup({ id: 'sauces', type: 'multiple', min_choices: 0, max_choices, options });
  const chosen = ['garlic', 'chilli'];
  const props = { group, served: true, parts: undefined, chosen, onChange, basePrice: 8 };
  const picker = await running(() => OptionGroupPicker(props), null);
  const herbs = drawn(picker.value()).filter(({ type }) => type === 'input')[2];
  await picker.does(() => herbs?.props.onChange?.());
  expect(onChange.mock.calls).toEqual([[['garlic', 'chilli', 'herbs']]]);
  await picker.leave();
});
