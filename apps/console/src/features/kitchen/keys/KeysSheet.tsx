import { useText } from '../../../i18n/index.ts';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import styles from '../kitchen.module.css';
import { KEYS_SHOWN } from './kitchen-keys.ts';

/** What the keys do, for whoever connects a keyboard or a bump bar. */
export const KeysSheet = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useText();
  return (
    <Sheet gloves opened={opened} onClose={onClose} title={t('kitchen.keys')}>
      <p className={styles.nothing}>{t('kitchen.keysHint')}</p>
      <dl className={styles.keys}>
        {KEYS_SHOWN.map(({ keys, words }) => (
          <div key={words} className={styles.keyRow}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
};
