import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { aGroup, anOption } from '../../testing/wire-builders.ts';
import { startTexts } from '../../texts/texts.ts';
import { OptionGroupPicker } from './OptionGroupPicker.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  startTexts('en', compileGuestSet('en', 'core'), {});
});
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
  const props = {
    group,
    served: true,
    insist: false,
    parts: undefined,
    chosen: ['garlic'],
    onChange,
    basePrice: 8,
  };
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
  const props = { group, served: true, insist: false, parts: undefined, chosen, onChange, basePrice: 8 };
  const picker = await running(() => OptionGroupPicker(props), null);
  const herbs = drawn(picker.value()).filter(({ type }) => type === 'input')[2];
  await picker.does(() => herbs?.props.onChange?.());
  expect(onChange.mock.calls).toEqual([[['garlic', 'chilli', 'herbs']]]);
  await picker.leave();
});

it('a choice that is missing is said at its group once the guest wanted to go on, until it is made', async () => {
  const group = aGroup({ id: 'crust', name: 'Crust', options: [anOption({ id: 'thin' })] });
  const said = async (insist: boolean, chosen: readonly string[]) => {
    const props = { group, served: true, insist, parts: undefined, chosen, onChange: vi.fn(), basePrice: 8 };
    const picker = await running(() => OptionGroupPicker(props), null);
    const words = drawn(picker.value()).find(({ props: { role } }) => role === 'status')?.props.children;
    await picker.leave();
    return words;
  };
  expect(await said(false, [])).toBe('');
  expect(await said(true, [])).toBe('Still to choose: Crust');
  expect(await said(true, ['thin'])).toBe('');
});
