import { Field } from '@tableside/design';
import { useT } from '../../../texts/texts.ts';

type Props = {
  readonly value: string;
  readonly error?: string | null;
  readonly readOnly?: boolean;
  /** Browsers offer passkeys here as well. */
  readonly signsIn?: boolean;
  readonly onChange: (email: string) => void;
};

export const EmailField = ({ value, error = null, readOnly = false, signsIn = false, onChange }: Props) => {
  const t = useT();
  return (
    <Field
      required
      type="email"
      inputMode="email"
      autoComplete={signsIn ? 'username webauthn' : 'username'}
      dir="ltr"
      label={t('account.email')}
      maxLength={254}
      value={value}
      error={error}
      readOnly={readOnly}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
};
