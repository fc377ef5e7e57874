import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './paths.ts';

/** They point along the line of reading, and turn round with it. Clocks and circling arrows do not. */
const TURNS = /^(back|forward|list)$/;

type Props = { readonly name: IconName; readonly size?: number; readonly color?: string | undefined };

/**
 * A line icon, 24 units square, in the colour of its text unless given one (an attribute, so that style sheets win);
 * decorative: the control around it carries the name. How lines are drawn is said once in the styles: a menu has hundreds.
 */
export const Icon = ({ name, size = 24, color }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    className={TURNS.test(name) ? `${styles.icon} ${styles.turns}` : styles.icon}
    aria-hidden="true"
    color={color}
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
