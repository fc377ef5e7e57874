import { Button, TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { useCopy } from '../../parts/use-copy.ts';
import styles from './connections.module.css';

type Props = { label: string; hint: string; value: string; onDone: () => void };

/** A secret that is shown this once, to be copied. */
export const ShownOnce = ({ label, hint, value, onDone }: Props) => {
  const { t } = useText();
  const { copied, copy } = useCopy(value);
  return (
    <div className={styles.column}>
      <p>{hint}</p>
      <TextInput
        label={label}
        description={t('connections.once')}
        value={value}
        readOnly
        classNames={{ input: styles.mono ?? '' }}
        onFocus={event => event.currentTarget.select()}
      />
      <div className={styles.deeds}>
        <Button onClick={() => void copy()}>{t(copied ? 'connections.copied' : 'connections.copy')}</Button>
        <Button variant="default" onClick={onDone}>
          {t('connections.done')}
        </Button>
      </div>
    </div>
  );
};
