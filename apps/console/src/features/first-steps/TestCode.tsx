import { addressOfCode, spelledAddress } from '@tableside/domain/codes';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/Blank.tsx';
import { QrCode } from '../../parts/QrCode.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { codesQuery } from '../codes/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './first-steps.module.css';

/** A table's code on the screen, for the owner's own phone. */
export const TestCode = () => {
  const { t } = useText();
  const tableName = useTableName();
  const { id } = useVenue();
  const { data: codes } = useQuery(codesQuery(id));
  const table = codes?.tables.find(({ in_use, order_type }) => in_use && order_type !== 'disabled');
  if (!codes) return null;
  if (!table) return <Blank icon="table" title={t('firstSteps.noTable')} />;
  return (
    <div className={styles.code}>
      <QrCode text={addressOfCode(codes.address, table.hash)} label={t('firstSteps.scanThis')} />
      <b>{t('firstSteps.scanThis')}</b>
      <span className={styles.address}>{spelledAddress(addressOfCode(codes.address, table.short_code))}</span>
      <p>{t('firstSteps.scanWhat', { table: tableName(table.name) })}</p>
    </div>
  );
};
