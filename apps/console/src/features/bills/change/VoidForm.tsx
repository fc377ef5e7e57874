import { Button } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { sum } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { ReasonField } from '../../../parts/form/ReasonField.tsx';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import { useMoney } from '../../session/index.ts';
import type { BillPiece } from '../lines/bill-lines.ts';
import styles from '../sheets.module.css';
import { useBillAction } from '../use-bill-action.ts';

const REASONS: readonly TextKey[] = [
  'void.mistake',
  'void.changedMind',
  'void.sentBack',
  'void.dropped',
  'void.soldOut',
  'void.onTheHouse',
];

type Props = { bill: StaffBill; pieces: readonly BillPiece[]; onDone: () => void };

/** Takes some or all of alike pieces off the bill; the reason stays on it. */
export const VoidForm = ({ bill, pieces, onDone }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { act, busy, disabled } = useBillAction(bill);
  const [wanted, setWanted] = useState(1);
  const [reason, setReason] = useState('');
  const count = Math.min(wanted, pieces.length);
  const gone = pieces.slice(0, count);
  const amount = sum(gone.map(({ price }) => money.read(price)));
  const send = async () => {
    const body = { items: gone.map(({ id }) => id), reason: reason.trim() };
    const done = await act(`void ${JSON.stringify(body)}`, place =>
      call('POST /console/{venue}/bills/{bill}/items/void', { ...place, body }),
    );
    if (done) onDone();
  };
  return (
    <Form onSubmit={send}>
      {pieces.length > 1 && (
        <div className={styles.row}>
          <span>{t('void.howMany', { of: pieces.length })}</span>
          <Stepper label={t('void.pieces')} value={count} min={1} max={pieces.length} onChange={setWanted} />
        </div>
      )}
      <ReasonField
        label={t('reason.why')}
        presets={REASONS.map(key => t(key))}
        value={reason}
        onChange={setReason}
      />
      <Button type="submit" size="xl" color="brick" loading={busy} disabled={disabled}>
        {t('void.confirm', { amount: money.show(amount) })}
      </Button>
    </Form>
  );
};
