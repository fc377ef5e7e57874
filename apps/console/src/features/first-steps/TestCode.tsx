import { Alert } from '@mantine/core';
import { addressOfCode, addressTrouble, spelledAddress } from '@tableside/domain/codes';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Blank } from '../../parts/page/Blank.tsx';
import { QrCode } from '../../parts/QrCode.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useBoard } from '../board/index.ts';
import { codesQuery } from '../codes/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './first-steps.module.css';
import { firstStepsQuery } from './first-steps-query.ts';

/** What would keep the owner's phone from ordering, said before they try. */
const useObstacles = (address: string | undefined) => {
  const { id } = useVenue();
  const { state } = useBoard();
  const { data } = useQuery(firstStepsQuery(id));
  const noMenu = data?.steps.some(({ step, done }) => step === 'menu' && !done) ?? false;
  return [
    ...(address !== undefined && addressTrouble(address) === 'this_machine'
      ? (['firstSteps.thisMachine'] as const)
      : []),
    ...(noMenu ? (['firstSteps.noMenu'] as const) : []),
    ...(state && !state.venue.is_currently_working_hours ? (['firstSteps.closedNow'] as const) : []),
  ];
};

/** A table's code on the screen, for the owner's own phone. */
export const TestCode = () => {
  const { t } = useText();
  const tableName = useTableName();
  const { id } = useVenue();
  const { data: codes } = useQuery(codesQuery(id));
  const obstacles = useObstacles(codes?.address);
  const table = codes?.tables.find(({ in_use, order_type }) => in_use && order_type !== 'disabled');
  if (!codes) return null;
  if (!table) return <Blank icon="table" title={t('firstSteps.noTable')} />;
  return (
    <div className={styles.code}>
      {obstacles.map(key => (
        <Alert key={key} ta="start" color="marigold" icon={<Icon name="alert" />}>
          {t(key)}
        </Alert>
      ))}
      <QrCode text={addressOfCode(codes.address, table.hash)} label={t('firstSteps.scanThis')} />
      <b>{t('firstSteps.scanThis')}</b>
      <span className={styles.address}>{spelledAddress(addressOfCode(codes.address, table.short_code))}</span>
      <p>{t('firstSteps.scanWhat', { table: tableName(table.name) })}</p>
    </div>
  );
};
