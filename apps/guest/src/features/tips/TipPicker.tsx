import { Icon } from '@tableside/design';
import { toMajor } from '@tableside/domain/money';
import type { TipChips } from '@tableside/domain/tips';
import { type ReactNode, useId, useState } from 'react';
import { useLate } from '../../app/use-late.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './TipPicker.module.css';
import { chosenChip, type TipChoice } from './tip-choice.ts';

type Props = {
  readonly chips: TipChips;
  readonly choice: TipChoice;
  readonly onChoose: (choice: TipChoice) => void;
  /** Whom it is for, where that can be said. */
  readonly children?: ReactNode;
};

/** Tips to tap, and one of one's own. What costs money is chosen at first only where the venue says so. TIPCHIP-01…22. */
export const TipPicker = ({ chips, choice, onChoose, children }: Props) => {
  const t = useT();
  const name = useId();
  const { money, flags, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const [typing, setTyping] = useState(false);
  const OwnTipSheet = useLate(() => import('./OwnTipSheet.tsx'), typing);
  const chosen = chosenChip(choice, chips);
  const own = choice?.kind === 'own' && chosen < 0 ? choice.value : null;
  const written = (value: number): string => money(value / 10 ** decimals);
  return (
    <section className={styles.tips}>
      <fieldset className={styles.group}>
        <legend>{flags.has('collective-tips') ? t('cart.tip') : t('pay.tipTitle')}</legend>
        <p className={styles.text}>
          {chips.lowest > 0
            ? t('pay.tipLarge', { min: money(toMajor(chips.lowest, decimals)) })
            : t(flags.has('collective-tips') ? 'pay.tipTextTeam' : 'pay.tipText')}
        </p>
        <div className={styles.chips}>
          {chips.chips.map(({ value, percent }, index) => (
            <label key={percent ?? value} className={styles.chip}>
              <input
                type="radio"
                name={name}
                checked={chosen === index}
                onChange={() => onChoose({ kind: 'chip', index })}
              />
              <span>
                {percent !== null && <strong>{percent}&nbsp;%</strong>}
                {value === 0 ? <strong>{t('cart.tipNone')}</strong> : <small>{written(value)}</small>}
              </span>
            </label>
          ))}
        </div>
        <button
          type="button"
          className={`${styles.other} ${own === null ? '' : styles.otherChosen}`}
          aria-pressed={own !== null}
          onClick={() => setTyping(true)}
        >
          <Icon name={own === null ? 'plus' : 'note'} size={18} />
          {own === null ? t('cart.tipCustom') : t('pay.tipOwn', { tip: written(own) })}
        </button>
      </fieldset>
      {children}
      {OwnTipSheet && (
        <OwnTipSheet
          open={typing}
          onClose={() => setTyping(false)}
          lowest={chips.lowest}
          onSave={value => onChoose({ kind: 'own', value })}
        />
      )}
    </section>
  );
};
