import { type DishChoice, groupRule, isComplete, missingGroups } from '@tableside/contract/dish-choice';
import type { MenuItem } from '@tableside/contract/http/menu';
import { toggleOption } from '@tableside/domain/cart';
import { times } from '@tableside/domain/money';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { useMoney, useVenue } from '../../session/index.ts';
import { LineFoot } from '../lines/LineFoot.tsx';
import { type DraftLine, dishLine } from '../pad/draft.ts';
import styles from '../sheets.module.css';
import { isAnswered, priceOfDish, questionsOf, startChoice } from './dish.ts';
import { KitchenNotes } from './KitchenNotes.tsx';
import { OptionChips } from './OptionChips.tsx';

/** A line that is changed, as it was. */
export type ChangedLine = { readonly choice: DishChoice; readonly quantity: number; readonly note: string };

type Props = {
  dish: MenuItem;
  /** Absent: the dish is new in the pad, and the answer to its last question puts it there. */
  was?: ChangedLine;
  /** What this person tells the kitchen most. */
  usualNotes: readonly string[];
  onAdd: (line: DraftLine) => void;
  onBack: () => void;
  /** What is said of any dish, below what this one asks. */
  children?: ReactNode;
};

/** Asks what a dish asks: which size, which options, what the kitchen is to know, and how many. */
export const DishChooser = ({ dish, was, usualNotes, onAdd, onBack, children }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { decimals } = useVenue().currency;
  const [choice, setChoice] = useState<DishChoice>(() => was?.choice ?? startChoice(dish));
  const [quantity, setQuantity] = useState(was?.quantity ?? 1);
  const [note, setNote] = useState(was?.note ?? '');
  const lacks = missingGroups(dish, choice);
  const lacksSize = dish.variations.length > 0 && choice.variationId === null;
  /** What was to be chosen when it was taken without. */
  const [lack, setLack] = useState<string | null>(null);
  const questionsOnScreen = useRef<HTMLDivElement>(null);
  const complete = isComplete(dish, choice);
  const questions = questionsOf(dish);
  // What has to be answered comes first; extras wait below.
  const groups = [
    ...dish.option_groups.filter(({ id }) => questions.groups.includes(id)),
    ...dish.option_groups.filter(({ id }) => !questions.groups.includes(id)),
  ];
  const add = (chosen: DishChoice) =>
    onAdd(dishLine(dish, chosen, { quantity, note: note.trim(), decimals }));
  const answer = (next: DishChoice, asked: boolean) => {
    setChoice(next);
    setLack(null);
    if (!was && asked && isAnswered(dish, next)) add(next);
  };
  return (
    <Form
      onSubmit={() => {
        if (complete) return add(choice);
        setLack(lacksSize ? t('add.size') : (lacks[0]?.name ?? null));
        questionsOnScreen.current?.querySelector<HTMLElement>('[data-asked] button')?.focus();
      }}
    >
      <div ref={questionsOnScreen} className={styles.form}>
        {dish.variations.length > 0 && (
          <section className={styles.group} data-asked={lacksSize || undefined}>
            <h3>{t('add.size')}</h3>
            <FilterChips
              label={t('add.size')}
              value={choice.variationId ?? ''}
              onChoose={variationId => answer({ ...choice, variationId }, questions.size)}
              options={dish.variations.map(({ id, name, price, in_stock }) => ({
                value: id,
                label: `${name} · ${money.text(price)}`,
                disabled: !in_stock,
              }))}
            />
          </section>
        )}
        {groups.map(group => (
          <OptionChips
            key={group.id}
            group={group}
            chosen={choice.selection[group.id] ?? []}
            lacks={lacks.includes(group)}
            onToggle={option => {
              const { selected } = toggleOption(groupRule(group), choice.selection[group.id] ?? [], option);
              const selection = { ...choice.selection, [group.id]: selected };
              answer({ ...choice, selection }, questions.groups.includes(group.id));
            }}
          />
        ))}
      </div>
      {children}
      <KitchenNotes note={note} usual={usualNotes} onNote={setNote} />
      <LineFoot
        quantity={quantity}
        onQuantity={setQuantity}
        onBack={onBack}
        take={t(was ? 'add.save' : 'add.take', {
          amount: money.show(times(priceOfDish(dish, choice, decimals), quantity)),
        })}
      />
      {lack !== null && (
        <p role="alert" className={styles.refused}>
          {t('form.missing', { field: lack })}
        </p>
      )}
    </Form>
  );
};
