import { Button, TextInput } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { MAX_ITEM_NOTE } from '@tableside/domain/notes';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import type { BillPiece } from '../lines/bill-lines.ts';
import { useBillAction } from '../use-bill-action.ts';

type Props = { bill: StaffBill; piece: BillPiece; of: number; onDone: () => void };

/** What the kitchen reads of a dish that is paid, or about to be: nothing else of it changes any more. */
export const NoteForm = ({ bill, piece, of, onDone }: Props) => {
  const { t } = useText();
  const { act, busy, disabled } = useBillAction(bill);
  const [note, setNote] = useState(piece.note);
  const send = async () => {
    const body = { item: piece.id, note, reason: t('change.asked') };
    const done = await act(`change ${JSON.stringify(body)}`, place =>
      call('POST /console/{venue}/bills/{bill}/items/change', { ...place, body }),
    );
    if (done) onDone();
  };
  return (
    <Form onSubmit={send}>
      <p>{t('change.onlyNote')}</p>
      {of > 1 && <p>{t('change.oneOf', { of })}</p>}
      <TextInput
        label={t('change.note')}
        value={note}
        description={t('change.noteReaches')}
        maxLength={MAX_ITEM_NOTE}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <Button type="submit" size="xl" loading={busy} disabled={disabled || note === piece.note}>
        {t('stock.save')}
      </Button>
    </Form>
  );
};
