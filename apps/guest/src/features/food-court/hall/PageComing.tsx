import { Skeleton } from '@tableside/design';
import styles from './Pages.module.css';

/** What stands for a page of a hall until it is there: `lines` of text, and two things below each other. */
export const PageComing = ({ lines }: { lines?: number }) => (
  <div aria-busy="true" className={styles.coming}>
    {lines !== undefined && <Skeleton lines={lines} />}
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);
