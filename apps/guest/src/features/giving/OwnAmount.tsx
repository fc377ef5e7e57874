import { Button, Field, Sheet } from '@tableside/design';
import type { Minor } from '@tableside/domain/money';
import { CUSTOM_TIP_MAX_LENGTH, customTip } from '@tableside/domain/tips';
import { type FormEvent, useId, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Giving.module.css';
import { type GiveCard, writtenBy } from './give-card.ts';

type Props = {
  readonly card: GiveCard;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSave: (amount: Minor) => void;
};

/** An amount of one's own, between the card's limits. TIPCARD-43, DONATE-09 */
export const OwnAmount = ({ card, open, onClose, onSave }: Props) => {
  const t = useT();
  const form = useId();
  const written = writtenBy(card);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  useBackCloses(open, 'sheet', onClose);
  const { currency } = card.venue;
  const amount = customTip(typed, card, currency.decimals);
  const wrong = (asked || typed !== '') && amount === null;
  const range = t('gift.range', { min: written(card.min), max: written(card.max) });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(amount === null);
    if (amount === null) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    onSave(amount);
    setTyped('');
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('gift.other')}
      closeLabel={t('common.close')}
      footer={
        <Button type="submit" form={form} wide aria-disabled={amount === null || undefined}>
          {t('common.confirm')}
          {amount === null ? '' : ` · ${written(amount)}`}
        </Button>
      }
    >
      <form id={form} onSubmit={save} className={styles.own}>
        <Field
          label={t('gift.otherLabel', { symbol: currency.symbol })}
          hint={wrong ? undefined : range}
          error={wrong ? t('gift.invalid', { range }) : null}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          maxLength={CUSTOM_TIP_MAX_LENGTH}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          data-first
        />
      </form>
    </Sheet>
  );
};
