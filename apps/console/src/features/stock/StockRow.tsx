import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { useVenue, useWallClock } from '../session/index.ts';
import { backWords } from './back-time.ts';
import styles from './stock.module.css';
import { isSoldOut } from './stock-list.ts';
import type { StockIngredient, StockItem } from './stock-query.ts';
import { useSetStock } from './use-set-stock.ts';

type Props = {
  item: StockItem;
  /** Ingredients of which too little is left for it. */
  missing: readonly StockIngredient[];
  onCount: () => void;
  onCountIngredient: (ingredient: StockIngredient) => void;
};

/** One dish: what is left, and one tap to take it off the menu or put it back. */
export const StockRow = ({ item, missing, onCount, onCountIngredient }: Props) => {
  const { t, language } = useText();
  const { may } = useVenue();
  const wallAt = useWallClock();
  const { set, disabled } = useSetStock(item);
  const [first] = missing;
  const soldOut = item.remaining === 0;
  const state = soldOut
    ? item.back_at
      ? t('stock.soldOutUntil', { time: backWords(item.back_at, new Date(), language, wallAt) })
      : t('stock.soldOut')
    : first
      ? t('stock.waitsFor', { names: missing.map(({ name }) => name).join(', ') })
      : item.remaining === null
        ? t('stock.plenty')
        : t('stock.left', { count: item.remaining });
  return (
    <li className={styles.row} data-sold-out={isSoldOut(item) || undefined}>
      <div className={styles.what}>
        <span className={styles.name}>{item.name}</span>
        {item.kind !== 'item' && <span className={styles.kind}>{t(`stock.kind.${item.kind}`)}</span>}
        <span className={styles.state} data-counted={item.remaining !== null || undefined}>
          {state}
        </span>
        {item.each_day !== null && (
          <span className={styles.kind}>{t('stock.eachDayNote', { count: item.each_day })}</span>
        )}
      </div>
      {may('setStock') && (
        <div className={styles.buttons}>
          {first && (
            <Button
              px="sm"
              variant="default"
              disabled={disabled}
              aria-label={t('stock.countedLabel', { item: first.name, count: first.remaining ?? 0 })}
              onClick={() => onCountIngredient(first)}
            >
              {`${first.name}:\u00a0${first.remaining ?? 0}`}
            </Button>
          )}
          {(soldOut || !first) && (
            <Button
              px="sm"
              variant="default"
              disabled={disabled}
              aria-label={t(soldOut ? 'stock.untilLabel' : 'stock.countLabel', { item: item.name })}
              onClick={onCount}
            >
              {t(soldOut ? 'stock.until' : 'stock.setCount')}
            </Button>
          )}
          {soldOut ? (
            <Button
              px="sm"
              disabled={disabled}
              aria-label={t('stock.restoreLabel', { item: item.name })}
              onClick={() => set(null)}
            >
              {t('stock.restore')}
            </Button>
          ) : (
            <Button
              px="sm"
              variant="default"
              disabled={disabled}
              aria-label={t('stock.markLabel', { item: item.name })}
              onClick={() => set(0)}
            >
              {t('stock.mark')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
