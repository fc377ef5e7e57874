import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import { useBackCloses } from '../../../parts/sheet/history/index.ts';
import { MAX_PIECES } from '../pad/draft.ts';
import styles from '../sheets.module.css';

type Props = {
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onBack: () => void;
  /** What the button says that takes the line. */
  readonly take: string;
};

/** The foot of a form for a line of a bill: how many, the way back (the phone's Back is one), and taking it. */
export const LineFoot = ({ quantity, onQuantity, onBack, take }: Props) => {
  const { t } = useText();
  useBackCloses(true, onBack);
  return (
    <>
      <div className={styles.row}>
        <span>{t('add.quantity')}</span>
        <Stepper label={t('add.quantity')} value={quantity} min={1} max={MAX_PIECES} onChange={onQuantity} />
      </div>
      <div className={styles.buttons}>
        <Button size="xl" variant="default" onClick={onBack}>
          {t('add.back')}
        </Button>
        <Button size="xl" type="submit">
          {take}
        </Button>
      </div>
    </>
  );
};
