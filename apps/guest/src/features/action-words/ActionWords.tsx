import styles from './ActionWords.module.css';

const DOT = ' · ';

/** The words of a button that shares its row: what it does, and below it what it comes to, rather than a line that ends in a dot. */
export const ActionWords = ({ words, shared }: { readonly words: string; readonly shared: boolean }) => {
  const at = words.lastIndexOf(DOT);
  if (!shared || at < 0) return words;
  return (
    <span>
      {words.slice(0, at)}
      <span className={styles.dot}>{DOT}</span>
      <span className={styles.sum}>{words.slice(at + DOT.length)}</span>
    </span>
  );
};
