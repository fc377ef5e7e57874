import { TextInput } from '@mantine/core';
import { type DishChoice, groupRule, isComplete, missingGroups } from '@tableside/contract/dish-choice';
import type { MenuItem } from '@tableside/contract/http/menu';
import { initialSelection, toggleOption } from '@tableside/domain/cart';
import { times } from '@tableside/domain/money';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/FilterChips.tsx';
import { Form } from '../../parts/Form.tsx';
import { useMoney, useVenue } from '../session/index.ts';
import { priceOfDish } from './dish.ts';
import { type DraftLine, dishLine } from './draft.ts';
import { LineFoot } from './LineFoot.tsx';
import { OptionChips } from './OptionChips.tsx';
import styles from './sheets.module.css';

const LONGEST_NOTE = 200;

type Props = { dish: MenuItem; onAdd: (line: DraftLine) => void; onBack: () => void };

/** Asks what a dish asks: which size, which options, how many, and a note for the kitchen. */
export const DishChooser = ({ dish, onAdd, onBack }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { decimals } = useVenue().currency;
  const [choice, setChoice] = useState<DishChoice>(() => ({
    variationId: dish.variations.find(({ in_stock }) => in_stock)?.id ?? null,
    selection: initialSelection(dish.option_groups.map(groupRule)),
  }));
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const lacks = missingGroups(dish, choice);
  const complete = isComplete(dish, choice);
  return (
    <Form
      onSubmit={() => {
        if (complete) onAdd(dishLine(dish, choice, { quantity, note: note.trim(), decimals }));
      }}
    >
      {dish.variations.length > 0 && choice.variationId !== null && (
        <section className={styles.group}>
          <h3>{t('add.size')}</h3>
          <FilterChips
            label={t('add.size')}
            value={choice.variationId}
            onChoose={variationId => setChoice({ ...choice, variationId })}
            options={dish.variations.map(({ id, name, price, in_stock }) => ({
              value: id,
              label: `${name} · ${money.text(price)}`,
              disabled: !in_stock,
            }))}
          />
        </section>
      )}
      {dish.option_groups.map(group => (
        <OptionChips
          key={group.id}
          group={group}
          chosen={choice.selection[group.id] ?? []}
          lacks={lacks.includes(group)}
          onToggle={option => {
            const { selected } = toggleOption(groupRule(group), choice.selection[group.id] ?? [], option);
            setChoice({ ...choice, selection: { ...choice.selection, [group.id]: selected } });
          }}
        />
      ))}
      <TextInput
        label={t('change.note')}
        value={note}
        maxLength={LONGEST_NOTE}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <LineFoot
        quantity={quantity}
        onQuantity={setQuantity}
        onBack={onBack}
        take={t('add.take', { amount: money.show(times(priceOfDish(dish, choice, decimals), quantity)) })}
        complete={complete}
      />
    </Form>
  );
};
