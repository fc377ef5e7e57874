import { TextInput } from '@mantine/core';
import { isPin } from '@tableside/domain/staff';
import { useText } from '../../../i18n/index.ts';

type Props = { value: string; onChange: (pin: string) => void; tried: boolean };

/** A PIN for somebody else, in the open: it is read to them. */
export const PinField = ({ value, onChange, tried }: Props) => {
  const { t } = useText();
  return (
    <TextInput
      label={t('team.pin')}
      value={value}
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
      error={tried && !isPin(value) ? t('team.pinMissing') : undefined}
      onChange={event => onChange(event.currentTarget.value.replace(/\D/g, ''))}
    />
  );
};
