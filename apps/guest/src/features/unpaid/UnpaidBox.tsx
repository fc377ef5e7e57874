import type { ReactNode } from 'react';
import { tellHeight } from '../../app/place/tell-height.ts';
import type { RouteName } from '../../app/routes.ts';
import styles from './UnpaidStrip.module.css';

type Props = { readonly words: string; readonly screen: RouteName; readonly children: ReactNode };

const tellStripHeight = tellHeight('--strip-size');

/** That nobody has an order that was not paid for, with the way to pay for it. */
export const UnpaidBox = ({ words, screen, children }: Props) => (
  <aside ref={tellStripHeight} className={styles.strip} aria-label={words} data-screen={screen}>
    <p role="status">{words}</p>
    {children}
  </aside>
);
