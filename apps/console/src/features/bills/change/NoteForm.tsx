import { Button, TextInput } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { MAX_ITEM_NOTE } from '@tableside/domain/notes';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import type { BillPiece } from '../lines/bill-lines.ts';
import styles from '../sheets.module.css';
import { useBillAction } from '../use-bill-action.ts';

type Props = { bill: StaffBill; piece: BillPiece; of: number; onDone: () => void };

/** What the kitchen reads of a dish that is paid, or about to be: nothing else of it changes any more. */
export const NoteForm = ({ bill, piece, of, onDone }: Props) => {
  const { t } = useText();
  const { act, busy, disabled } = useBillAction(bill);
  const [note, setNote] = useState(piece.note);
  /** It was sent with nothing changed. */
  const [unchanged, setUnchanged] = useState(false);
  const send = async () => {
    setUnchanged(note === piece.note);
    if (note === piece.note) return;
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
      {unchanged && note === piece.note && (
        <p role="alert" className={styles.refused}>
          {t('change.noNote')}
        </p>
      )}
      <Button type="submit" size="xl" loading={busy} disabled={disabled}>
        {t('stock.save')}
      </Button>
    </Form>
  );
};
