import { TextInput } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { LineFoot } from '../lines/LineFoot.tsx';
import { type DraftLine, wordsLine } from '../pad/draft.ts';

const MAX_NAME = 100;

type Props = { start: string; onAdd: (line: DraftLine) => void; onBack: () => void };

/** Something the menu does not have, by name and price. */
export const WordsLineForm = ({ start, onAdd, onBack }: Props) => {
  const { t } = useText();
  const [name, setName] = useState(start);
  const [price, setPrice] = useState<Minor | null>(null);
  const [quantity, setQuantity] = useState(1);
  return (
    <Form
      onSubmit={() => {
        if (price !== null) onAdd(wordsLine(name.trim(), price, quantity));
      }}
    >
      <TextInput
        label={t('add.name')}
        required
        withAsterisk={false}
        value={name}
        maxLength={MAX_NAME}
        onChange={event => setName(event.currentTarget.value)}
        data-autofocus
      />
      <MoneyInput label={t('add.priceEach')} required value={price} onChange={setPrice} />
      <LineFoot quantity={quantity} onQuantity={setQuantity} onBack={onBack} take={t('add.toList')} />
    </Form>
  );
};
