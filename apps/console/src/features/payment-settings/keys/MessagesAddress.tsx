import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { useCopy } from '../../../parts/use-copy.ts';
import styles from '../settings.module.css';

/** Where the provider tells us who has paid: to be entered at the provider. */
export const MessagesAddress = ({ provider }: { provider: string }) => {
  const { t } = useText();
  const address = `${location.origin}/api/webhooks/${provider}`;
  const { copied, copy } = useCopy(address);
  return (
    <div className={styles.address}>
      <code>{address}</code>
      <Button variant="default" onClick={() => void copy()}>
        {t(copied ? 'settings.copied' : 'settings.copy')}
      </Button>
    </div>
  );
};
