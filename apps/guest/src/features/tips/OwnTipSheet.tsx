import { Button, Field, Sheet } from '@tableside/design';
import { type Minor, toMajor } from '@tableside/domain/money';
import { CUSTOM_TIP_MAX_LENGTH, customTip } from '@tableside/domain/tips';
import { type FormEvent, useId, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './TipPicker.module.css';
import { tipLimits } from './tip-settings.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A large party gives no less than this, minor units. TIPCHIP-08. */
  readonly lowest: Minor;
  readonly onSave: (tip: Minor) => void;
};

/** A tip of one's own: a sum between the venue's limits. TIPCHIP-14…22. */
const OwnTipSheet = ({ open, onClose, lowest, onSave }: Props) => {
  const t = useT();
  const form = useId();
  const { restaurant, money } = useGuest();
  const { decimals } = restaurant.currency;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  useBackCloses(open, 'sheet', onClose);
  const usual = tipLimits(restaurant);
  const limits = { min: lowest > usual.min ? lowest : usual.min, max: usual.max };
  const tip = customTip(typed, limits, decimals);
  const wrong = (asked || typed !== '') && tip === null;
  const range = t('cart.tipRange', {
    min: money(toMajor(limits.min, decimals)),
    max: money(toMajor(limits.max, decimals)),
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(tip === null);
    if (tip === null) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    onSave(tip);
    setTyped('');
    onClose();
  };
  const amount = tip === null ? '' : ` · ${money(toMajor(tip, decimals))}`;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('cart.tipCustom')}
      closeLabel={t('common.close')}
      footer={
        <Button type="submit" form={form} wide aria-disabled={tip === null || undefined}>
          {t('pay.tipSave')}
          {amount}
        </Button>
      }
    >
      <form id={form} onSubmit={save} className={styles.own}>
        <Field
          label={`${t('cart.tipAmount')} (${restaurant.currency.symbol})`}
          hint={wrong ? undefined : range}
          error={wrong ? t('pay.tipInvalid', { range }) : null}
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
export default OwnTipSheet;
