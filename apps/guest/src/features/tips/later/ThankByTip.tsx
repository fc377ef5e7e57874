import type { TipCard } from '@tableside/contract/http/gifts';
import { buttonClass, Icon } from '@tableside/design';
import { fromMajor, type Minor, toMajor } from '@tableside/domain/money';
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

export type Thanks = {
  /** Unique number of what was eaten or paid. */
  readonly number: string;
  /** What the tip is a share of, major units. */
  readonly of: number;
  /** The venue has chips. */
  readonly chips: boolean;
  /** What the venue calls its tip card, and where it is. */
  readonly text: string;
  readonly link: string;
};

type Way = { readonly text: string; readonly to: (amount: Minor | null) => string };

const Row = ({ text, to }: Way) => (
  <a className={styles.row} href={to(null)}>
    <span>{text}</span>
    <Icon name="forward" size={18} />
  </a>
);

/** The chips of the bill, as far as the tip card takes them; the chosen one leads to it. */
const Chips = ({ hash, of, ...way }: Way & { readonly hash: string; readonly of: number }) => {
  const { money, flags, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const [choice, setChoice] = useState<TipChoice>(null);
  const { data: card, error } = useEntry<TipCard | null>(keys.tipCard(hash), () =>
    api('GET /tips/get-data/{hash}', { hash, query: { language: currentLanguage() } }),
  );
  if (card === undefined && error === undefined) return <div className={styles.coming} aria-busy="true" />;
  const chips = card && chipsLater(fromMajor(of, decimals), tipChoices(restaurant, flags), card, decimals);
  if (!chips) return <Row {...way} />;
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

/** The chips of the bill where the venue has them, else a row; both lead to its tip card and from there back to this visit. */
const ThankByTip = ({ number, of, chips, text, link }: Thanks) => {
  const { token } = useGuest();
  const [path = '', query = ''] = link.split('?', 2);
  const to: Way['to'] = amount => {
    const from = new URLSearchParams(query);
    from.set('orderId', number);
    from.set('sessionToken', token);
    if (amount !== null) from.set('amount', String(amount));
    return `${path}?${from}`;
  };
  const hash = path.split('/').at(-1) ?? '';
  return chips ? <Chips text={text} to={to} hash={hash} of={of} /> : <Row text={text} to={to} />;
};
export default ThankByTip;
