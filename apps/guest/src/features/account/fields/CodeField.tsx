import { Field } from '@tableside/design';
import { useT } from '../../../texts/texts.ts';

/** The code of a letter. */
export const CodeField = ({ onChange, value }: { value: string; onChange: (code: string) => void }) => (
  <Field
    required
    label={useT()('account.code')}
    inputMode="numeric"
    autoComplete="one-time-code"
    dir="ltr"
    maxLength={12}
    value={value}
    onChange={event => onChange(event.currentTarget.value)}
  />
);
