import { type TextKey, useText } from '../../../i18n/index.ts';
import { useLink } from '../../board/index.ts';
import styles from '../sheets.module.css';

/** What becomes of something that is taken now, while there is no line; nothing while there is one. */
export const WithoutLine = ({ words }: { words: TextKey }) => {
  const { t } = useText();
  const { lost } = useLink();
  return lost ? (
    <p role="status" className={styles.waits}>
      {t(words)}
    </p>
  ) : null;
};
