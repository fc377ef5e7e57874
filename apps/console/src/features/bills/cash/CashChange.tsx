import { Button } from '@mantine/core';
import { type Minor, minor } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import { useMoney } from '../../session/index.ts';
import styles from '../sheets.module.css';

type Props = { change: Minor; onKeep: (change: Minor) => void };

/** What goes back to the guest, or is missing; or the rest stays as a tip. */
export const CashChange = ({ change, onKeep }: Props) => {
  const { t } = useText();
  const money = useMoney();
  return (
    <div className={styles.change} data-short={change < 0 || undefined} aria-live="polite">
      <span>{t(change < 0 ? 'cash.missing' : 'cash.change')}</span>
      {change > 0 && (
        <Button size="md" px="sm" variant="default" onClick={() => onKeep(change)}>
          {t('cash.keepAsTip')}
        </Button>
      )}
      <b>{money.show(minor(Math.abs(change)))}</b>
    </div>
  );
};
