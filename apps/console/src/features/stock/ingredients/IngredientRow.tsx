import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { useVenue, useWallClock } from '../../session/index.ts';
import { backWords } from '../back-time.ts';
import styles from '../stock.module.css';
import type { Stock, StockIngredient } from '../stock-query.ts';
import { useCountByTaps } from './use-ingredients.ts';
import { heldBy, isShort, takersOf } from './waits-for.ts';

type Props = {
  readonly stock: Stock;
  readonly ingredient: StockIngredient;
  readonly onCount: () => void;
  /** Its name and its dishes are changed. */
  readonly onOpen: () => void;
};

/** What dishes share: how many are left, by one tap more or less, and which dishes it holds up. */
export const IngredientRow = ({ stock, ingredient, onCount, onOpen }: Props) => {
  const { t, language } = useText();
  const { may } = useVenue();
  const wallAt = useWallClock();
  const { shown, tap } = useCountByTaps(ingredient);
  const { name, back_at, each_day } = ingredient;
  const takers = takersOf(stock, ingredient.id);
  const held = heldBy(stock, ingredient);
  const dishes =
    held.length > 0
      ? held.map(item => item.name)
      : takers.map(({ item, count }) => (count > 1 ? `${count} × ${item.name}` : item.name));
  const until =
    back_at && t('stock.soldOutUntil', { time: backWords(back_at, new Date(), language, wallAt) });
  return (
    <li className={styles.row} data-sold-out={isShort(stock, ingredient) || undefined}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        {until && <span className={styles.state}>{until}</span>}
        {each_day !== null && (
          <span className={styles.kind}>{t('stock.eachDayNote', { count: each_day })}</span>
        )}
        <span className={held.length > 0 ? styles.held : styles.kind}>
          {takers.length === 0
            ? t('stock.noDishes')
            : t(held.length > 0 ? 'stock.holdsUp' : 'stock.usedBy', { dishes: dishes.join(', ') })}
        </span>
      </div>
      <div className={styles.buttons}>
        {may('setStock') && shown === null && (
          <Button
            px="sm"
            variant="default"
            aria-label={t('stock.countLabel', { item: name })}
            onClick={onCount}
          >
            {t('stock.setCount')}
          </Button>
        )}
        {may('setStock') && shown !== null && (
          <fieldset className={styles.counter} aria-label={name}>
            <ActionIcon
              size={48}
              variant="default"
              aria-label={t('stepper.less', { what: name })}
              onClick={() => shown > 0 && tap(-1)}
            >
              −
            </ActionIcon>
            <UnstyledButton
              className={styles.counted}
              aria-label={t('stock.countedLabel', { item: name, count: shown })}
              onClick={onCount}
            >
              {shown}
            </UnstyledButton>
            <ActionIcon
              size={48}
              variant="default"
              aria-label={t('stepper.more', { what: name })}
              onClick={() => tap(1)}
            >
              +
            </ActionIcon>
          </fieldset>
        )}
        {may('setIngredients') && (
          <Button
            px="sm"
            variant="default"
            aria-label={t('stock.dishesLabel', { item: name })}
            onClick={onOpen}
          >
            {t('stock.dishes')}
          </Button>
        )}
      </div>
    </li>
  );
};
