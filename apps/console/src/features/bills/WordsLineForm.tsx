import { Button, TextInput } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/Form.tsx';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { Stepper } from '../../parts/Stepper.tsx';
import { type DraftLine, MOST_PIECES, wordsLine } from './draft.ts';
import styles from './sheets.module.css';

const LONGEST_NAME = 100;

type Props = { start: string; onAdd: (line: DraftLine) => void; onBack: () => void };

/** Something the menu does not have, by name and price. */
export const WordsLineForm = ({ start, onAdd, onBack }: Props) => {
  const { t } = useText();
  const [name, setName] = useState(start);
  const [price, setPrice] = useState<Minor | null>(null);
  const [quantity, setQuantity] = useState(1);
  const valid = name.trim() !== '' && price !== null;
  return (
    <Form
      onSubmit={() => {
        if (valid) onAdd(wordsLine(name.trim(), price, quantity));
      }}
    >
      <TextInput
        label={t('add.name')}
        value={name}
        maxLength={LONGEST_NAME}
        onChange={event => setName(event.currentTarget.value)}
        data-autofocus
      />
      <MoneyInput label={t('add.priceEach')} value={price} onChange={setPrice} />
      <div className={styles.row}>
        <span>{t('add.quantity')}</span>
        <Stepper
          label={t('add.quantity')}
          value={quantity}
          min={1}
          max={MOST_PIECES}
          onChange={setQuantity}
        />
      </div>
      <div className={styles.buttons}>
        <Button size="xl" variant="default" onClick={onBack}>
          {t('add.back')}
        </Button>
        <Button size="xl" type="submit" disabled={!valid}>
          {t('add.toList')}
        </Button>
      </div>
    </Form>
  );
};
