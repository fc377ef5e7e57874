import { useLate } from '../../../app/use-late.ts';
import { isTipLink, useGuest } from '../../venue/index.ts';
import type { Thanks } from './ThankByTip.tsx';
import styles from './TipLater.module.css';
import { wasTipAsked } from './tip-asked.ts';

const Coming = (thanks: Thanks) => {
  const ThankByTip = useLate(() => import('./ThankByTip.tsx'), true);
  return ThankByTip ? (
    <ThankByTip {...thanks} />
  ) : (
    <div className={thanks.chips ? styles.coming : styles.row} aria-busy="true" />
  );
};

/** Ways of the calls that take tips by phone. */
const isGivenBy = (method: string): boolean => /^(?:stripe|solid|neopay)/.test(method);

type Props = Pick<Thanks, 'number' | 'of'> & {
  /** What was given with it, or for it, already, major units. */
  readonly given: number;
  /** It is an order that is paid: a venue without a tip card takes the tip by it. */
  readonly byOrder?: boolean;
};

/**
 * A way to say thanks once it is over, by the venue's own tip card where it has one, else by the order where the venue takes
 * tips: nobody has to take or close it, and whoever was asked before is not asked again. TIPCARD-01, ADR 0049.
 */
export const TipLater = ({ given, byOrder = false, ...paid }: Props) => {
  const { restaurant, flags, preview, selfService } = useGuest();
  const card = restaurant.select_screen_buttons.find(({ link }) => isTipLink(link));
  const chips = flags.has('tips');
  const asked = (chips && flags.has('tips-before-payment')) || wasTipAsked(paid.number);
  if (given > 0 || asked || preview || selfService) return null;
  if (card) return <Coming {...paid} chips={chips} card={card} />;
  return byOrder && chips && restaurant.payment_providers.some(isGivenBy) ? (
    <Coming {...paid} chips card={null} />
  ) : null;
};
