import { Alert, Button } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { mayCloseUnpaid } from '@tableside/domain/staff';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call, isApiFailure } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { ReasonField } from '../../../parts/form/ReasonField.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { sectionPath } from '../../../routes.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import styles from '../sheets.module.css';
import { useBillAction } from '../use-bill-action.ts';

const REASONS: readonly TextKey[] = ['close.leftWithoutPaying', 'close.paidElsewhere', 'close.test'];

/** Closes a bill; one with money owed only for those who may, with a reason that stays in the books. */
export const CloseBillSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const { role, slug } = useVenue();
  const money = useMoney();
  const notify = useNotify();
  const tableName = useTableName();
  const [, navigate] = useLocation();
  const { act, busy, disabled } = useBillAction(bill);
  const [reason, setReason] = useState('');
  // Somebody's payment may still be on its way though nothing looks owed.
  const [refused, setRefused] = useState(false);
  const owes = bill.left > 0 || refused;
  const may = !owes || mayCloseUnpaid(role);
  const send = async () => {
    const body = owes ? { force: true, reason: reason.trim() } : {};
    const done = await act(
      `close ${JSON.stringify(body)}`,
      place => call('POST /console/{venue}/bills/{bill}/close', { ...place, body }),
      error => {
        const known = isApiFailure(error) && error.code === 'bill_owes_money';
        setRefused(known);
        return known;
      },
    );
    if (!done) return;
    notify({ message: t('close.billDone', { table: tableName(bill.table_name) }), tone: 'calm' });
    onClose();
    navigate(sectionPath(slug, 'bills'));
  };
  return (
    <Sheet opened onClose={onClose} title={t('close.billTitle', { table: tableName(bill.table_name) })}>
      <Form onSubmit={send}>
        <p>{t('close.billWhat')}</p>
        {owes && (
          <Alert color="brick" variant="light" icon={<Icon name="alert" />} role="alert">
            {bill.left > 0
              ? t('close.billOwes', { amount: money.text(bill.left) })
              : t('close.billPaymentUnderWay')}
          </Alert>
        )}
        {owes && may && (
          <ReasonField
            label={t('reason.why')}
            presets={REASONS.map(key => t(key))}
            value={reason}
            onChange={setReason}
          />
        )}
        <div className={styles.buttons}>
          <Button size="xl" variant="default" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          {may && (
            <Button
              type="submit"
              size="xl"
              {...(owes && { color: 'brick' })}
              loading={busy}
              disabled={disabled}
            >
              {t(owes ? 'bill.closeUnpaid' : 'bill.close')}
            </Button>
          )}
        </div>
      </Form>
    </Sheet>
  );
};
