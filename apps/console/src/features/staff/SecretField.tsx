import { PasswordInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete?: 'current-password' | 'new-password' | 'off';
  digits?: boolean;
  /** How long it is at least; a PIN has four digits. */
  least?: number;
};

const SHORTEST_PIN = 4;

/** A password or a PIN, which can be shown while it is typed. */
export const SecretField = ({
  label,
  value,
  onChange,
  autoComplete = 'current-password',
  digits,
  least,
}: Props) => {
  const { t } = useText();
  return (
    <PasswordInput
      label={label}
      value={value}
      required
      withAsterisk={false}
      minLength={least ?? (digits ? SHORTEST_PIN : undefined)}
      autoComplete={autoComplete}
      inputMode={digits ? 'numeric' : undefined}
      maxLength={digits ? 6 : 200}
      visibilityToggleButtonProps={{ size: 46, 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
      onChange={event =>
        onChange(digits ? event.currentTarget.value.replace(/\D/g, '') : event.currentTarget.value)
      }
    />
  );
};
