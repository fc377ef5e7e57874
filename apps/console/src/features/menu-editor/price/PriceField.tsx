import { Button, TextInput } from '@mantine/core';
import type { DraftItem } from '@tableside/domain/menu';
import { checkTyped } from '@tableside/domain/menu-edit';
import { readPrice } from '@tableside/domain/price-text';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { moneyInField } from '../../../parts/form/typed-money.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { useDraftHand, useSavingHand } from '../draft/draft-context.ts';
import { PROBLEM_WORDS } from '../form/form-problems.ts';
import { useBeforeGone } from '../form/use-before-gone.ts';
import styles from '../menu-editor.module.css';
import { nameIn } from '../words.ts';
import { givenAway, withPrice } from './FreeTick.tsx';

/**
 * The price in the list: typed, and saved by Enter or by leaving the field; emptied, there is none. What cannot be taken
 * stays as it was typed, with why. Escape forgets what was typed.
 */
export const PriceField = ({ item }: { item: DraftItem }) => {
  const { t } = useText();
  const { currency } = useVenue();
  const { decimalMark } = useMoney();
  const { change, main } = useDraftHand();
  const { typing, refuse } = useSavingHand();
  const saved = item.price === null ? '' : moneyInField(item.price, currency.decimals, decimalMark);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = `price ${item.id}`;
  const say = (found: string | null) => {
    setProblem(found);
    refuse(field, found !== null);
  };
  useEffect(() => () => refuse(field, false), [refuse, field]);
  /** On its way: it may not stand in the list yet. */
  const sent = useRef<DraftItem | null>(null);
  /** The dish as typed, or what is wrong with what is typed. */
  const meant = (text: string): DraftItem | string => {
    const price = readPrice(text, currency);
    if (price === null && text.trim() !== '') return 'amount';
    const next = withPrice(item, price);
    const wrong = checkTyped(next, item, main).find(each => /^(price|discountedPrice)$/.test(each.field));
    return wrong?.problem ?? next;
  };
  const put = async (next: DraftItem) => {
    sent.current = next;
    const outcome = await change({ kind: 'item-set', item: next });
    if (sent.current === next) sent.current = null;
    // What was refused stays in the field, for the next try.
    if (outcome.kind === 'wrong') say(Object.values(outcome.fields)[0] ?? 'other');
    if (outcome.kind === 'saved') setTyped(current => (current === typed ? null : current));
  };
  const forget = () => {
    setTyped(null);
    say(null);
    typing(false);
  };
  const leave = () => {
    if (typed === null) return;
    const next = meant(typed);
    if (typeof next === 'string') say(next);
    else if (next.price === (sent.current ?? item).price) {
      if (sent.current === null) setTyped(null);
      say(null);
    } else {
      say(null);
      void put(next);
    }
    typing(false);
  };
  useBeforeGone(leave, leave);
  return (
    <>
      <TextInput
        className={styles.price}
        aria-label={t('menu.priceOf', { name: nameIn(item.name, main) })}
        placeholder="–"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? saved}
        error={problem !== null}
        rightSection={<span aria-hidden="true">{currency.symbol}</span>}
        rightSectionPointerEvents="none"
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const next = meant(value);
          typing(typeof next !== 'string' && next.price !== item.price);
        }}
        onFocus={event => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={event => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') forget();
        }}
      />
      {problem !== null && (
        <div role="alert" className={styles.wrongPrice}>
          <span>{t(PROBLEM_WORDS[problem] ?? 'menu.problem.other')}</span>
          {problem === 'free' && (
            <Button
              variant="default"
              onClick={() => {
                say(null);
                void put(givenAway(item));
              }}
            >
              {t('menu.makeFree')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
