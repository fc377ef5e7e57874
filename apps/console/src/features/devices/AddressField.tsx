import { TextInput } from '@mantine/core';

type Props = {
  readonly label: string;
  readonly hints: readonly string[];
  readonly address: string;
  readonly error: string | false;
  readonly onChange: (address: string) => void;
};

/** Where a device is in its network, as people type it. */
export const AddressField = ({ label, hints, address, error, onChange }: Props) => (
  <TextInput
    label={label}
    required
    withAsterisk={false}
    description={hints.join(' ')}
    value={address}
    maxLength={200}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    error={error}
    onChange={event => onChange(event.currentTarget.value)}
  />
);
