import { Navigation } from './Navigation.tsx';
import styles from './shell.module.css';

/** The same places at the bottom of narrow screens, in reach of the thumb. */
export const BottomNavigation = () => <Navigation className={styles.atBottom} />;
