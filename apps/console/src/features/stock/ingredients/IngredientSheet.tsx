import { Button, NumberInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { SureButton } from '../../../parts/form/SureButton.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useVenue } from '../../session/index.ts';
import styles from '../stock.module.css';
import { NO_STOCK, type StockIngredient, stockQuery } from '../stock-query.ts';
import { whole, wholeOf } from '../typed-count.ts';
import { LinkedDishes } from './LinkedDishes.tsx';
import { useIngredients } from './use-ingredients.ts';

/** A name that is another one's already is said before it is sent. */
const isTaken = (all: readonly StockIngredient[], name: string, id: string | null): boolean =>
  all.some(each => each.id !== id && each.name.toLowerCase() === name.trim().toLowerCase());

type New = { readonly onMade: (id: string) => void };

/** Names something that dishes share, and counts it at once. */
const NewIngredient = ({ onMade }: New) => {
  const { t } = useText();
  const venue = useVenue();
  const { data: { ingredients } = NO_STOCK } = useQuery(stockQuery(venue.id));
  const { make, busy } = useIngredients();
  const [name, setName] = useState('');
  const [left, setLeft] = useState<number | string>('');
  const [daily, setDaily] = useState<number | string>('');
  const [isAsked, setIsAsked] = useState(false);
  const remaining = wholeOf(left, 0);
  const eachDay = wholeOf(daily, 1);
  const taken = isTaken(ingredients, name, null);
  const missing = isAsked && name.trim() === '';
  const save = async () => {
    setIsAsked(true);
    if (name.trim() === '' || taken || remaining === undefined || eachDay === undefined) return;
    const id = await make(name.trim(), remaining, eachDay);
    if (id !== null) onMade(id);
  };
  return (
    <Form onSubmit={() => void save()}>
      <p>{t('stock.ingredientHint')}</p>
      <TextInput
        size="lg"
        maxLength={60}
        label={t('stock.ingredientName')}
        placeholder={t('stock.ingredientExample')}
        error={taken ? t('stock.ingredientTaken') : missing ? t('stock.ingredientNameless') : undefined}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        data-autofocus
      />
      <NumberInput
        {...whole}
        size="lg"
        label={t('stock.countField')}
        description={t('stock.countEmpty')}
        value={left}
        onChange={setLeft}
        min={0}
      />
      <NumberInput
        {...whole}
        size="lg"
        label={t('stock.eachDay')}
        description={t('stock.eachDayHint')}
        value={daily}
        onChange={setDaily}
        min={1}
      />
      <Button size="xl" type="submit" loading={busy}>
        {t('stock.ingredientMake')}
      </Button>
    </Form>
  );
};

/** Its dishes, its name, and what takes it away. Each change counts at once. */
const Known = ({ ingredient, onClose }: { ingredient: StockIngredient; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const { data: stock = NO_STOCK } = useQuery(stockQuery(venue.id));
  const { rename, remove, disabled } = useIngredients();
  const [name, setName] = useState(ingredient.name);
  const taken = isTaken(stock.ingredients, name, ingredient.id);
  const save = () => {
    const next = name.trim();
    if (next === '') setName(ingredient.name);
    else if (!taken && next !== ingredient.name) void rename(ingredient, next);
  };
  return (
    <div className={styles.ingredient}>
      <LinkedDishes stock={stock} ingredient={ingredient} />
      <TextInput
        size="lg"
        maxLength={60}
        label={t('stock.ingredientName')}
        error={taken ? t('stock.ingredientTaken') : undefined}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        onBlur={save}
      />
      <div className={styles.ingredientFoot}>
        <SureButton
          words={t('stock.ingredientRemove')}
          question={t('stock.ingredientRemoveSure', { name: ingredient.name })}
          disabled={disabled}
          onSure={() => void remove(ingredient).then(done => done && onClose())}
        />
        <Button size="lg" onClick={onClose}>
          {t('stock.done')}
        </Button>
      </div>
    </div>
  );
};

/** `id` null: a new one, whose dishes are asked for as soon as it has a name. */
export const IngredientSheet = ({ id, onClose }: { id: string | null; onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const { data: { ingredients } = NO_STOCK } = useQuery(stockQuery(venue.id));
  const [made, setMade] = useState(id);
  const ingredient = ingredients.find(each => each.id === made);
  return (
    <Sheet opened onClose={onClose} title={ingredient?.name ?? t('stock.ingredientNew')}>
      {ingredient ? (
        <Known key={ingredient.id} ingredient={ingredient} onClose={onClose} />
      ) : (
        <NewIngredient onMade={setMade} />
      )}
    </Sheet>
  );
};
