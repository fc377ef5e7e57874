import { Button } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import styles from '../sheets.module.css';
import { useBillAction } from '../use-bill-action.ts';

/** The contract's bound on people at a table. */
const MOST = 200;
const USUAL = 2;

/** How many people sit at the table. */
export const PeopleSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const { act, busy, disabled } = useBillAction(bill);
  const [people, setPeople] = useState(bill.guest_count ?? USUAL);
  const save = async () => {
    const done = await act(`people ${people}`, ({ venue, idempotencyKey }) =>
      call('POST /console/{venue}/tables/{table}/bill', {
        venue,
        table: bill.table_id,
        idempotencyKey,
        body: { guest_count: people },
      }),
    );
    if (done) onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('bill.peopleTitle')}>
      <div className={styles.form}>
        <div className={styles.centre}>
          <Stepper label={t('bill.people')} value={people} min={1} max={MOST} onChange={setPeople} />
        </div>
        <Button size="xl" loading={busy} disabled={disabled} onClick={save}>
          {t('stock.save')}
        </Button>
      </div>
    </Sheet>
  );
};
