import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useVenue } from '../session/index.ts';
import styles from './payments.module.css';

/** The venue's books as a file for whoever keeps or checks them; not shown to those who may not have it. */
export const LedgerDownload = () => {
  const { t } = useText();
  const { id, slug, may } = useVenue();
  if (!may('exportLedger')) return null;
  return (
    <Button
      component="a"
      variant="default"
      className={styles.books}
      leftSection={<Icon name="download" />}
      href={`/api/console/ledger/export?venue=${encodeURIComponent(id)}`}
      download={`ledger-${slug}.ndjson`}
    >
      {t('payment.ledger')}
    </Button>
  );
};
