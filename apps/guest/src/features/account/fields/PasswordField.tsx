import { Field } from '@tableside/design';
import { useT } from '../../../texts/texts.ts';

type Props = {
  readonly label: 'account.password' | 'account.repeat' | 'account.newPassword' | 'account.current';
  readonly fresh: boolean;
  readonly error?: string | null;
  readonly value: string;
  readonly onChange: (password: string) => void;
};

export const PasswordField = ({ label, fresh, error = null, value, onChange }: Props) => {
  const t = useT();
  const hints = fresh && label !== 'account.repeat';
  return (
    <Field
      required
      type="password"
      dir="ltr"
      label={t(label)}
      hint={hints ? t('account.passwordHint') : undefined}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      maxLength={200}
      error={error}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
};
