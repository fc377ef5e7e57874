import { TextInput } from '@mantine/core';
import type { Minor } from '@tableside/domain/money';
import { readPrice } from '@tableside/domain/price-text';
import { type ReactNode, useState } from 'react';
import { moneyInField } from '../../../parts/form/typed-money.ts';
import { useMoney, useVenue } from '../../session/index.ts';

/** An amount that was typed and cannot be read: no menu takes it, so it is refused and stays in its field. */
const UNREADABLE = -1 as Minor;

type Props = {
  readonly label: string;
  readonly value: Minor | null;
  readonly onChange: (value: Minor | null) => void;
  /** What an empty field means, and how it is said there; without it, no price. */
  readonly empty?: { readonly amount: Minor; readonly words: string };
  readonly description?: ReactNode;
  readonly error?: ReactNode;
};

/** A price of a form over the menu. What is typed stays as it is until it can be read as a price. */
export const PriceInput = ({ label, value, onChange, empty, description, error }: Props) => {
  const { currency } = useVenue();
  const { decimalMark } = useMoney();
  const inField = (amount: Minor | null): string =>
    amount === null || amount === empty?.amount ? '' : moneyInField(amount, currency.decimals, decimalMark);
  const [typed, setTyped] = useState({ text: inField(value), means: value });
  return (
    <TextInput
      label={label}
      description={description}
      error={error}
      placeholder={empty?.words}
      value={typed.means === value ? typed.text : inField(value)}
      onChange={({ currentTarget: { value: text } }) => {
        const means =
          text.trim() === '' ? (empty?.amount ?? null) : (readPrice(text, currency) ?? UNREADABLE);
        setTyped({ text, means });
        onChange(means);
      }}
      // A price is replaced more often than mended: what is typed next takes its place.
      onFocus={event => event.currentTarget.select()}
      onBlur={() => value !== UNREADABLE && setTyped({ text: inField(value), means: value })}
      rightSection={<span aria-hidden="true">{currency.symbol}</span>}
      rightSectionPointerEvents="none"
      inputMode="decimal"
      autoComplete="off"
    />
  );
};
