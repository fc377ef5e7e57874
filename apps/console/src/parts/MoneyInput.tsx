import { TextInput } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { type ReactNode, useState } from 'react';
import { useMoney, useVenue } from '../features/session/index.ts';
import { useText } from '../i18n/index.ts';
import { moneyInField, typedMoney } from './typed-money.ts';

type Props = {
  label: string;
  value: Minor | null;
  onChange: (value: Minor | null) => void;
  description?: ReactNode;
  error?: ReactNode;
};

/** An amount of money, typed or pasted with a comma or a dot; null while there is none, or none that can be read. */
export const MoneyInput = ({ label, value, onChange, description, error }: Props) => {
  const { t } = useText();
  const { currency } = useVenue();
  const { decimalMark } = useMoney();
  const { decimals, symbol } = currency;
  const inField = value === null ? '' : moneyInField(value, decimals, decimalMark);
  // Kept as typed ("12,"): the amount alone would lose the comma on the way to "12,50".
  const [typed, setTyped] = useState(inField);
  const shown = typedMoney(typed, decimals) === value ? typed : inField;
  const unreadable = shown.trim() !== '' && value === null;
  return (
    <TextInput
      label={label}
      description={description}
      error={error ?? (unreadable ? t('money.unreadable') : undefined)}
      value={shown}
      onChange={event => {
        const next = event.currentTarget.value;
        setTyped(next);
        onChange(typedMoney(next, decimals));
      }}
      rightSection={<span aria-hidden="true">{symbol}</span>}
      rightSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
    />
  );
};
