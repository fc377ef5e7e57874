import type { TipCard } from '@tableside/contract/http/gifts';
import { buttonClass, Icon } from '@tableside/design';
import { fromMajor, type Minor, toMajor } from '@tableside/domain/money';
import { chipsAfter, type TipChips } from '@tableside/domain/tips';
import { useState } from 'react';
import { pathTo } from '../../../app/paths.ts';
import { api } from '../../../data/api.ts';
import { useEntry } from '../../../data/cache.ts';
import { keys } from '../../../data/keys.ts';
import { currentLanguage, useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { TipPicker } from '../TipPicker.tsx';
import { type TipChoice, tipValue } from '../tip-choice.ts';
import { tipChoices, tipLimits } from '../tip-settings.ts';
import { chipsLater } from './chips-later.ts';
import styles from './TipLater.module.css';

export type Thanks = {
  /** Unique number of what was eaten or paid. */
  readonly number: string;
  /** What the tip is a share of, major units. */
  readonly of: number;
  /** The venue has chips. */
  readonly chips: boolean;
  /** What the venue calls its tip card, and where it is; null: the tip is given by the order. */
  readonly card: { readonly text: string; readonly link: string } | null;
};

type Way = { readonly text: string; readonly to: (amount: Minor | null) => string };

const Row = ({ text, to }: Way) => (
  <a className={styles.row} href={to(null)}>
    <span>{text}</span>
    <Icon name="forward" size={18} />
  </a>
);

type Offered = Way & { readonly chips: TipChips };

/** Sums to tap; the chosen one leads to where it is paid. */
const Chosen = ({ text, to, chips }: Offered) => {
  const { money, restaurant } = useGuest();
  const [choice, setChoice] = useState<TipChoice>(null);
  const tip = tipValue(choice, chips);
  return (
    <div className={styles.chips}>
      <TipPicker chips={chips} choice={choice} onChoose={setChoice} />
      {tip > 0 && (
        <a className={buttonClass('secondary', true)} href={to(tip)}>
          <span>{text}</span>
          <span className="money">{money(toMajor(tip, restaurant.currency.decimals))}</span>
        </a>
      )}
    </div>
  );
};

/** The chips of the bill, as far as the tip card takes them. */
const OfCard = ({ hash, of, ...way }: Way & { readonly hash: string; readonly of: number }) => {
  const { flags, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const { data: card, error } = useEntry<TipCard | null>(keys.tipCard(hash), () =>
    api('GET /tips/get-data/{hash}', { hash, query: { language: currentLanguage() } }),
  );
  if (card === undefined && error === undefined) return <div className={styles.coming} aria-busy="true" />;
  const chips = card && chipsLater(fromMajor(of, decimals), tipChoices(restaurant, flags), card, decimals);
  return chips ? <Chosen {...way} chips={chips} /> : <Row {...way} />;
};

/** The chips of an order, which are paid by it: nothing is asked before one is chosen. ADR 0049 */
const OfOrder = ({ number, of }: Pick<Thanks, 'number' | 'of'>) => {
  const t = useT();
  const { token, flags, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const chips = chipsAfter(
    fromMajor(of, decimals),
    tipChoices(restaurant, flags),
    tipLimits(restaurant),
    decimals,
  );
  const to: Way['to'] = amount =>
    pathTo(
      'ThankOrder',
      { session: token, order: number },
      amount === null ? {} : { amount: String(amount) },
    );
  return <Chosen text={t('gift.tip.team')} to={to} chips={chips} />;
};

/** The chips of the bill where the venue has them, else a row; both lead to its tip card and from there back to this visit. */
const OfVenue = ({ number, of, chips, text, link }: Omit<Thanks, 'card'> & NonNullable<Thanks['card']>) => {
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
  return chips ? <OfCard text={text} to={to} hash={hash} of={of} /> : <Row text={text} to={to} />;
};

const ThankByTip = ({ card, ...paid }: Thanks) =>
  card ? <OfVenue {...paid} {...card} /> : <OfOrder {...paid} />;
export default ThankByTip;
