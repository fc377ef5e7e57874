import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import styles from '../staff.module.css';

/** Recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const { t } = useText();
  const { copy, copied } = useClipboard();
  return (
    <SettingsCard className={styles.card}>
      <h2>{t('twoStep.codes')}</h2>
      <p>{t('twoStep.codesHint')}</p>
      <ol className={styles.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={onKept}>{t('twoStep.codesKept')}</Button>
        {/* Browsers copy on https alone; a venue's own network may have none. */}
        {isSecureContext && (
          <Button variant="default" onClick={() => copy(codes.join('\n'))}>
            {t(copied ? 'twoStep.codesCopied' : 'twoStep.codesCopy')}
          </Button>
        )}
      </div>
    </SettingsCard>
  );
};
