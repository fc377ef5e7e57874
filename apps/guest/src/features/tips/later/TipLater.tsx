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

type Props = Pick<Thanks, 'number' | 'of'> & {
  /** What was given with it already, major units. */
  readonly given: number;
};

/**
 * A way to say thanks once it is over, by the venue's own tip card where it has one: nobody has to take or close it, and
 * whoever was asked before is not asked again. TIPCARD-01.
 */
export const TipLater = ({ given, ...paid }: Props) => {
  const { restaurant, flags, preview, selfService } = useGuest();
  const button = restaurant.select_screen_buttons.find(({ link }) => isTipLink(link));
  const chips = flags.has('tips');
  const asked = (chips && flags.has('tips-before-payment')) || wasTipAsked(paid.number);
  if (!button || given > 0 || asked || preview || selfService) return null;
  return <Coming {...paid} chips={chips} text={button.text} link={button.link} />;
};
