import styles from '../Giving.module.css';
import type { GiveCard } from '../give-card.ts';

const EMOJI = ['🎉', '💛', '☕', '✨', '🙌', '💚'] as const;

/** A handful of signs that rise for 1.5 s; none where motion is unwelcome. TIPCARD-39 */
export const Burst = () => (
  <div className={styles.burst} aria-hidden="true">
    {EMOJI.map(sign => (
      <i key={sign}>{sign}</i>
    ))}
  </div>
);

/** The words and the picture with which whoever got it thanks: in the page, below its own word of thanks. TIPCARD-28 */
export const ThankYou = ({ thanks }: Pick<GiveCard, 'thanks'>) =>
  thanks.picture || thanks.text ? (
    <div className={styles.thanks}>
      {thanks.picture && <img src={thanks.picture} alt="" />}
      {thanks.text && <p>{thanks.text}</p>}
    </div>
  ) : null;
