import { Button, Sheet } from '@tableside/design';
import { useBackCloses } from '../../../app/navigation.ts';
import { useT } from '../../../texts/texts.ts';
import { PayIcon } from '../methods/PayIcon.tsx';
import styles from './PaySheets.module.css';

type Props = {
  readonly open: boolean;
  /** Ready text of the sum. */
  readonly total: string;
  readonly onGo: () => void;
  readonly onClose: () => void;
};

/** Before a shared bill is paid at the bank: what comes next and that one has to come back. PAY-28. */
export const BankWarningSheet = ({ open, total, onGo, onClose }: Props) => {
  const t = useT();
  useBackCloses(open, 'sheet', onClose);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('pay.bank.title')}
      untitled
      closeLabel={t('common.close')}
      footer={
        <Button wide onClick={onGo}>
          {t('pay.bank.go', { total })}
        </Button>
      }
    >
      <div className={styles.body}>
        <span className={styles.plain}>
          <PayIcon kind="bank" size={32} />
        </span>
        <h2>{t('pay.bank.title')}</h2>
        <p>{t('pay.bank.text')}</p>
      </div>
    </Sheet>
  );
};
