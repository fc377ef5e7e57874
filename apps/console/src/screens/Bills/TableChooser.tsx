import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOpenBill } from '../../features/bills/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { byArea, tablesQuery } from '../../features/tables/index.ts';
import { useText } from '../../i18n/index.ts';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../parts/table-name.ts';
import styles from '../screens.module.css';

/** Which table gets a bill; one that has an open bill opens it. */
export const TableChooser = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText();
  const venue = useVenue();
  const tableName = useTableName();
  const { data: tables, error, refetch } = useQuery(tablesQuery(venue.id));
  const { open, disabled } = useOpenBill();
  return (
    <Sheet opened onClose={onClose} title={t('bills.chooseTable')}>
      {!tables && error && (
        <LoadFailed title={t('table.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {[...byArea(tables ?? [])].map(([area, list]) => (
        <section key={area}>
          {area !== '' && <h3 className={styles.heading}>{area}</h3>}
          <div className={styles.choose}>
            {list.map(table => (
              <Button
                key={table.id}
                variant="default"
                px="xs"
                disabled={disabled}
                onClick={() => void open(table.id)}
              >
                {tableName(table.name)}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  );
};
