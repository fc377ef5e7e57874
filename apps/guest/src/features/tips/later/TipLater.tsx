import type { TipCard } from '@tableside/contract/http/gifts';
import { buttonClass, Icon, Skeleton } from '@tableside/design';
import { fromMajor, type Minor, toMajor } from '@tableside/domain/money';
import { useState } from 'react';
import { api } from '../../../data/api.ts';
import { useEntry } from '../../../data/cache.ts';
import { keys } from '../../../data/keys.ts';
import { currentLanguage } from '../../../texts/texts.ts';
import { isTipLink, useGuest } from '../../venue/index.ts';
import { TipPicker } from '../TipPicker.tsx';
import { type TipChoice, tipValue } from '../tip-choice.ts';
import { tipChoices } from '../tip-settings.ts';
import { chipsLater } from './chips-later.ts';
import styles from './TipLater.module.css';
import { wasTipAsked } from './tip-asked.ts';

type Props = {
  /** Unique number of what was eaten or paid. */
  readonly number: string;
  /** What was given with it already, major units. */
  readonly given: number;
  /** What the tip is a share of, major units. */
  readonly of: number;
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
  if (card === undefined && error === undefined) {
    return (
      <div className={styles.coming} aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  }
  const chips = card
    ? chipsLater(fromMajor(of, decimals), tipChoices(restaurant, flags), card, decimals)
    : null;
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

/**
 * A way to say thanks once it is over, by the venue's own tip card where it has one: the chips of the bill where the venue
 * has them, else a row. Nobody has to take or close it, and whoever was asked before is not asked again. TIPCARD-01.
 */
export const TipLater = ({ number, given, of }: Props) => {
  const { token, restaurant, flags, preview, selfService } = useGuest();
  const button = restaurant.select_screen_buttons.find(({ link }) => isTipLink(link));
  const asked = (flags.has('tips') && flags.has('tips-before-payment')) || wasTipAsked(number);
  if (!button || given > 0 || asked || preview || selfService) return null;
  const [path = '', query = ''] = button.link.split('?', 2);
  const to = (amount: Minor | null): string => {
    const from = new URLSearchParams(query);
    from.set('orderId', number);
    from.set('sessionToken', token);
    if (amount !== null) from.set('amount', String(amount));
    return `${path}?${from}`;
  };
  const way = { text: button.text, to };
  const hash = path.split('/').at(-1) ?? '';
  return flags.has('tips') ? <Chips {...way} hash={hash} of={of} /> : <Row {...way} />;
};
