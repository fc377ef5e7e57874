import { Button, TextInput } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import type { Minor } from '@tableside/domain/money';
import { MAX_ITEM_NOTE } from '@tableside/domain/notes';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { ReasonField } from '../../../parts/form/ReasonField.tsx';
import { useMoney } from '../../session/index.ts';
import type { BillPiece } from '../lines/bill-lines.ts';
import styles from '../sheets.module.css';
import { useBillAction } from '../use-bill-action.ts';

const REASONS: readonly TextKey[] = [
  'change.asked',
  'change.wrongPrice',
  'change.smaller',
  'change.late',
  'change.agreed',
];
/** The contract's bound on a note that no kitchen reads. */
const MAX_NOTE = 200;

type Props = { bill: StaffBill; piece: BillPiece; of: number; onDone: () => void };

/** Sets what one piece costs its guest, or the note on it. */
export const ChangeForm = ({ bill, piece, of, onDone }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { act, busy, disabled } = useBillAction(bill);
  const before = money.read(piece.price);
  const [price, setPrice] = useState<Minor | null>(before);
  const [note, setNote] = useState(piece.note);
  const [reason, setReason] = useState('');
  /** It was sent with nothing changed. */
  const [unchanged, setUnchanged] = useState(false);
  const inKitchen = piece.order_id !== null;
  const changed = price !== null && (price !== before || note !== piece.note);
  const send = async () => {
    setUnchanged(!changed);
    if (price === null || !changed) return;
    const body = {
      item: piece.id,
      ...(price !== before && { price }),
      ...(note !== piece.note && { note }),
      reason: reason.trim(),
    };
    const done = await act(`change ${JSON.stringify(body)}`, place =>
      call('POST /console/{venue}/bills/{bill}/items/change', { ...place, body }),
    );
    if (done) onDone();
  };
  return (
    <Form onSubmit={send}>
      {of > 1 && <p>{t('change.oneOf', { of })}</p>}
      <MoneyInput label={t('change.price')} required value={price} onChange={setPrice} />
      <TextInput
        label={t('change.note')}
        value={note}
        description={inKitchen ? t('change.noteReaches') : undefined}
        maxLength={inKitchen ? MAX_ITEM_NOTE : MAX_NOTE}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <ReasonField
        label={t('reason.why')}
        presets={REASONS.map(key => t(key))}
        value={reason}
        onChange={setReason}
      />
      {unchanged && !changed && (
        <p role="alert" className={styles.refused}>
          {t('change.nothing')}
        </p>
      )}
      <Button type="submit" size="xl" loading={busy} disabled={disabled}>
        {t('stock.save')}
      </Button>
    </Form>
  );
};
