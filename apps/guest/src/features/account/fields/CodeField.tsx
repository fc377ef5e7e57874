import { Field } from '@tableside/design';
import { useT } from '../../../texts/texts.ts';

type Props = {
  readonly value: string;
  readonly error?: string | null;
  readonly onChange: (code: string) => void;
};

/** The code of a letter. */
export const CodeField = ({ value, error = null, onChange }: Props) => (
  <Field
    required
    label={useT()('account.code')}
    inputMode="numeric"
    autoComplete="one-time-code"
    dir="ltr"
    maxLength={12}
    value={value}
    error={error}
    onChange={event => onChange(event.currentTarget.value)}
  />
);
