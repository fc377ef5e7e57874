import { NumberInput } from '@mantine/core';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  readonly value: number | null;
  readonly error: string | undefined;
  /** Null: nothing is typed. */
  readonly onChange: (value: number | null) => void;
};

/** A whole number, such as points, months or percent. */
export const WholeField = ({ hint, value, onChange, ...rest }: Props) => (
  <NumberInput
    {...rest}
    description={hint}
    allowDecimal={false}
    allowNegative={false}
    value={value ?? ''}
    onChange={typed => onChange(typed === '' ? null : Number(typed))}
  />
);
