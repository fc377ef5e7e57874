import { Alert, Button } from '@mantine/core';
import { addressTrouble, spelledAddress } from '@tableside/domain/codes';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './codes.module.css';

type Props = { address: string; old: number; onChooseOld: () => void };

/** What codes open now, what speaks against printing that, and whether signs with another address stand on tables. */
export const AddressNotice = ({ address, old, onChooseOld }: Props) => {
  const { t } = useText();
  const trouble = addressTrouble(address);
  return (
    <>
      <p className={styles.address}>{t('codes.opens', { address: spelledAddress(address) })}</p>
      {trouble && (
        <Alert color="marigold" icon={<Icon name="alert" />}>
          {t(`codes.trouble.${trouble}`)}
        </Alert>
      )}
      {old > 0 && (
        <Alert color="brick" icon={<Icon name="alert" />}>
          <div className={styles.old}>
            <span>{t('codes.oldAddress', { count: old })}</span>
            <Button variant="default" onClick={onChooseOld}>
              {t('codes.chooseThese')}
            </Button>
          </div>
        </Alert>
      )}
    </>
  );
};
