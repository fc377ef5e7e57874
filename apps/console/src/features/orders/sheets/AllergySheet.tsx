import { Button } from '@mantine/core';
import { MAX_ALLERGY_WORDS } from '@tableside/domain/notes';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { GrowingTextarea } from '../../../parts/form/GrowingTextarea.tsx';
import { Failure } from '../../../parts/page/Failure.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useTableName } from '../../../parts/table-name.ts';
import type { OrderSheet } from './use-order-sheet.ts';

/** An allergy that a guest told staff of: whoever makes or carries the order is warned. */
export const AllergySheet = ({ sheet }: { sheet: OrderSheet }) => {
  const { t } = useText();
  const { order, doing } = sheet;
  const tableName = useTableName();
  const [words, setWords] = useState(order.allergy);
  // What could not be saved stays in the field: an allergy is not to be lost with a closing sheet.
  const send = (what: string) => sheet.send({ kind: 'allergy', words: what.trim() });
  return (
    <Sheet opened onClose={sheet.close} title={t('allergy.title', { table: tableName(order.table_name) })}>
      <Form onSubmit={() => send(words)}>
        <p>{t('allergy.hint', { number: order.order_id })}</p>
        <GrowingTextarea
          label={t('allergy.words')}
          size="lg"
          rows={2}
          maxLength={MAX_ALLERGY_WORDS}
          required
          withAsterisk={false}
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
        />
        <Failure text={sheet.failed} />
        <Button type="submit" size="xl" color="brick" loading={doing.busy} disabled={doing.disabled}>
          {t('allergy.save')}
        </Button>
        {order.allergy !== '' && (
          <Button
            variant="subtle"
            size="lg"
            color="gray"
            disabled={doing.disabled}
            onClick={() => void send('')}
          >
            {t('allergy.remove')}
          </Button>
        )}
      </Form>
    </Sheet>
  );
};
