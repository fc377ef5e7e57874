import { NumberInput } from '@mantine/core';
import { fromMajor, MAX_MINOR, type Minor, toMajor } from '@tableside/domain/money';
import { type ReactNode, useState } from 'react';
import { useMoney, useVenue } from '../features/session/index.ts';

type Props = {
  label: string;
  value: Minor | null;
  onChange: (value: Minor | null) => void;
  description?: ReactNode;
  error?: ReactNode;
  autoFocus?: boolean;
};

/** An amount of money, typed with a comma or a dot; null while there is none. */
export const MoneyInput = ({ label, value, onChange, description, error, autoFocus }: Props) => {
  const { currency } = useVenue();
  const { decimalMark } = useMoney();
  const { decimals } = currency;
  const read = (typed: number | string): Minor | null => {
    const number = Number(typed);
    const isAmount = typed !== '' && number >= 0 && number * 10 ** decimals <= MAX_MINOR;
    return isAmount ? fromMajor(Number(number.toFixed(decimals)), decimals) : null;
  };
  // Kept as typed ("12,"): the amount alone would lose the comma on the way to "12,50".
  const whole = value === null ? '' : toMajor(value, decimals).toFixed(decimals);
  const [typed, setTyped] = useState<number | string>(whole);
  const shown = read(typed) === value ? typed : whole;
  return (
    <NumberInput
      label={label}
      description={description}
      error={error}
      value={shown}
      onChange={next => {
        setTyped(next);
        onChange(read(next));
      }}
      min={0}
      decimalScale={decimals}
      decimalSeparator={decimalMark}
      allowedDecimalSeparators={['.', ',']}
      allowNegative={false}
      rightSection={<span aria-hidden="true">{currency.symbol}</span>}
      rightSectionPointerEvents="none"
      hideControls
      inputMode="decimal"
      {...(autoFocus && { 'data-autofocus': true })}
    />
  );
};
