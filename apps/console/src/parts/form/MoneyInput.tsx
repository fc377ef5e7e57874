import { TextInput } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { type ReactNode, useState } from 'react';
import { useMoney, useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { moneyInField, shownMoney, typedMoney } from './typed-money.ts';

type Props = {
  label: string;
  value: Minor | null;
  onChange: (value: Minor | null) => void;
  description?: ReactNode;
  error?: ReactNode;
  /** Its form is not sent without it. */
  required?: boolean;
};

/** An amount of money, typed or pasted with a comma or a dot; null while there is none, or none that can be read. */
export const MoneyInput = ({ label, value, onChange, description, error, required = false }: Props) => {
  const { t } = useText();
  const { currency } = useVenue();
  const { decimalMark } = useMoney();
  const { decimals, symbol } = currency;
  const inField = value === null ? '' : moneyInField(value, decimals, decimalMark);
  const [typed, setTyped] = useState({ text: inField, over: value });
  const shown = shownMoney(typed, value, currency, decimalMark);
  const unreadable = shown.trim() !== '' && typedMoney(shown, currency) === null;
  return (
    <TextInput
      label={label}
      required={required}
      withAsterisk={false}
      description={description}
      error={error ?? (unreadable ? t('money.unreadable') : undefined)}
      value={shown}
      onChange={event => {
        const text = event.currentTarget.value;
        setTyped({ text, over: value });
        onChange(typedMoney(text, currency));
      }}
      // A price is replaced more often than mended: what is typed next takes its place.
      onFocus={event => event.currentTarget.select()}
      // Left empty where an amount has to be: the one that stands.
      onBlur={() => shown.trim() === '' && setTyped({ text: inField, over: value })}
      rightSection={<span aria-hidden="true">{symbol}</span>}
      rightSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
    />
  );
};
