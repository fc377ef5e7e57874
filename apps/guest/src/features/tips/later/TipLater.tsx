import { useLate } from '../../../app/use-late.ts';
import { isTipLink, useGuest } from '../../venue/index.ts';
import styles from './TipLater.module.css';
import { TipRow, type TipWay } from './TipRow.tsx';
import { wasTipAsked } from './tip-asked.ts';

type Props = {
  /** Unique number of what was eaten or paid. */
  readonly number: string;
  /** What was given with it already, major units. */
  readonly given: number;
  /** What the tip is a share of, major units. */
  readonly of: number;
};

const load = () => import('./ChipsLater.tsx');

/**
 * A way to say thanks once it is over, by the venue's own tip card where it has one: the chips of the bill where the venue
 * has them, else a row. Nobody has to take or close it, and whoever was asked before is not asked again. TIPCARD-01.
 */
export const TipLater = ({ number, given, of }: Props) => {
  const { token, restaurant, flags, preview, selfService } = useGuest();
  const button = restaurant.select_screen_buttons.find(({ link }) => isTipLink(link));
  const asked = (flags.has('tips') && flags.has('tips-before-payment')) || wasTipAsked(number);
  const offered = button && given === 0 && !asked && !preview && !selfService;
  const chips = offered === true && flags.has('tips');
  const Chips = useLate(load, chips);
  if (!offered) return null;
  const [path = '', query = ''] = button.link.split('?', 2);
  const to: TipWay['to'] = amount => {
    const from = new URLSearchParams(query);
    from.set('orderId', number);
    from.set('sessionToken', token);
    if (amount !== null) from.set('amount', String(amount));
    return `${path}?${from}`;
  };
  const way = { text: button.text, to };
  if (!chips) return <TipRow {...way} />;
  const hash = path.split('/').at(-1) ?? '';
  return Chips ? <Chips way={way} hash={hash} of={of} /> : <div className={styles.coming} aria-busy="true" />;
};
