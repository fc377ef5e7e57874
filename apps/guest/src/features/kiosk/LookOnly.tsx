import { useEffect, useState } from 'react';
import { loadMoreTexts, useT } from '../../texts/texts.ts';
import styles from './LookOnly.module.css';

/** A phone at the kiosk's code sees the menu, and reads where to order. */
export const LookOnly = () => {
  const t = useT();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadMoreTexts().then(
      () => setReady(true),
      () => undefined,
    );
  }, []);
  return ready ? (
    <p className={styles.line} role="status">
      {t('kiosk.look')}
    </p>
  ) : null;
};
