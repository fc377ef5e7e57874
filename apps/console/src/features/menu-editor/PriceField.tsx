import { TextInput } from '@mantine/core';
import type { MenuItem } from '@tableside/domain/menu';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { moneyInField, typedMoney } from '../../parts/typed-money.ts';
import { useMoney, useVenue } from '../session/index.ts';
import { useDraftHand, useSavingHand } from './draft-context.ts';
import styles from './menu-editor.module.css';
import { useBeforeGone } from './use-before-gone.ts';
import { nameIn } from './words.ts';

/** The price in the list: typed, and saved by Enter or by leaving the field. Escape forgets what was typed. */
export const PriceField = ({ item }: { item: MenuItem }) => {
  const { t } = useText();
  const { currency } = useVenue();
  const { decimalMark } = useMoney();
  const { change, main } = useDraftHand();
  const { typing } = useSavingHand();
  const saved = moneyInField(item.price, currency.decimals, decimalMark);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  /** On its way: it may not stand in the list yet. */
  const sent = useRef<MenuItem['price'] | null>(null);
  const price = typed === null ? item.price : typedMoney(typed, currency.decimals);
  const save = async () => {
    if (typed === null || price === null) return;
    if (price === (sent.current ?? item.price)) {
      setTyped(null);
      setRefused(false);
      return;
    }
    sent.current = price;
    const outcome = await change({ kind: 'item-set', item: { ...item, price } });
    if (sent.current === price) sent.current = null;
    setRefused(outcome.kind === 'wrong');
    // What was refused stays in the field, for the next try.
    if (outcome.kind === 'saved') setTyped(current => (current === typed ? null : current));
  };
  const leave = () => {
    if (typed === null) return;
    void save();
    typing(false);
  };
  useBeforeGone(leave, leave);
  return (
    <TextInput
      className={styles.price}
      aria-label={t('menu.priceOf', { name: nameIn(item.name, main) })}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? saved}
      error={price === null || refused}
      rightSection={<span aria-hidden="true">{currency.symbol}</span>}
      rightSectionPointerEvents="none"
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const meant = typedMoney(value, currency.decimals);
        typing(meant !== null && meant !== item.price);
      }}
      onFocus={event => event.currentTarget.select()}
      onBlur={leave}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          setTyped(null);
          setRefused(false);
          typing(false);
        }
      }}
    />
  );
};
