import type { TipCard } from '@tableside/contract/http/gifts';
import { buttonClass } from '@tableside/design';
import { fromMajor, toMajor } from '@tableside/domain/money';
import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { useEntry } from '../../../data/cache.ts';
import { keys } from '../../../data/keys.ts';
import { currentLanguage } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { TipPicker } from '../TipPicker.tsx';
import { type TipChoice, tipValue } from '../tip-choice.ts';
import { tipChoices } from '../tip-settings.ts';
import { chipsLater } from './chips-later.ts';
import styles from './TipLater.module.css';
import { TipRow, type TipWay } from './TipRow.tsx';

type Props = {
  readonly way: TipWay;
  readonly hash: string;
  /** What the tip is a share of, major units. */
  readonly of: number;
};

/** The chips of the bill, as far as the tip card takes them; the chosen one leads to it. */
const ChipsLater = ({ way, hash, of }: Props) => {
  const { money, flags, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const [choice, setChoice] = useState<TipChoice>(null);
  const { data: card, error } = useEntry<TipCard | null>(keys.tipCard(hash), () =>
    api('GET /tips/get-data/{hash}', { hash, query: { language: currentLanguage() } }),
  );
  if (card === undefined && error === undefined) return <div className={styles.coming} aria-busy="true" />;
  const chips = card && chipsLater(fromMajor(of, decimals), tipChoices(restaurant, flags), card, decimals);
  if (!chips) return <TipRow {...way} />;
  const tip = tipValue(choice, chips);
  return (
    <div className={styles.chips}>
      <TipPicker chips={chips} choice={choice} onChoose={setChoice} />
      {tip > 0 && (
        <a className={buttonClass('secondary', true)} href={way.to(tip)}>
          <span>{way.text}</span>
          <span className="money">{money(toMajor(tip, decimals))}</span>
        </a>
      )}
    </div>
  );
};
export default ChipsLater;
