import styles from './Skeleton.module.css';

/** The place of something that is on its way; `lines` of text or one block. */
export const Skeleton = ({ lines = 1, shape = 'text' }: { lines?: number; shape?: 'text' | 'block' }) => (
  <span aria-hidden="true" className={styles.group}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one line from another
      <span key={line} className={`${styles.skeleton} ${styles[shape]}`} />
    ))}
  </span>
);
