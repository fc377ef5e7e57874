import { minor } from '@tableside/domain/money';
import { tipChips } from '@tableside/domain/tips';
import { flagsOf } from '@tableside/domain/venue';
import { expect, it, vi } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { aSession } from '../../testing/wire-builders.ts';
import OwnTipSheet from './OwnTipSheet.tsx';
import { TipPicker } from './TipPicker.tsx';
import { tipChoices, tipLimits } from './tip-settings.ts';

const session = aSession({
  restaurant: {
    functionalities: ['tips', 'collective-tips'],
    tips_settings: { order_tips_percentages: [5, 10], min_amount: 0.5, max_amount: 50 },
    customizations: [{ name: 'collective-tips-default-selection-index', value: '2' }],
  },
});
const { restaurant } = session;
const choices = tipChoices(restaurant, flagsOf(restaurant.functionalities));

it('[ENTITY-55] a venue’s tips have amounts, one that is chosen at first, and a least and a most', () => {
  expect(choices).toMatchObject({ percentages: [5, 10], preselected: 2 });
  expect(tipLimits(restaurant)).toEqual({ min: 50, max: 5_000 });
});

it('[ENTITY-54] a chip has its value, written as money, its share, and whether it is chosen', () => {
  const chips = tipChips(minor(4_000), 2, choices, 2);
  expect(chips.chips.map(({ value }) => value)).toEqual([0, 200, 400]);
  const { html } = shown(<TipPicker chips={chips} choice={null} onChoose={() => undefined} />, { session });
  const labels = [...html.matchAll(/<label.*?<\/label>/gs)].map(([label]) => ({
    selected: / checked=""/.test(label),
    words: label
      .replace(/<[^>]*>/g, ' ')
      .replace(/&nbsp;|\u00a0/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
  expect(labels).toEqual([
    { selected: false, words: 'No tip' },
    { selected: false, words: '5 % 2,00 €' },
    { selected: true, words: '10 % 4,00 €' },
  ]);
});

it('[TIPCHIP-22] a tip of one’s own may be typed with a comma', async () => {
  const onSave = vi.fn();
  const props = { open: false, onClose: () => undefined, lowest: minor(0), onSave };
  const sheet = await running(() => OwnTipSheet(props), null, session);
  const parts = () => drawn(sheet.value());
  const field = () => parts().find(({ props }) => 'inputMode' in props);
  await sheet.does(() => field()?.props.onChange?.({ currentTarget: { value: '2,5' } }));
  const submit = parts().find(({ type }) => type === 'form')?.props.onSubmit as (event: object) => void;
  await sheet.does(() => submit({ preventDefault: () => undefined }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith(250);
  await sheet.leave();
  vi.unstubAllGlobals();
});
