import { NativeSelect } from '@mantine/core';

type Props = {
  readonly label: string;
  /** What it says where the server calls the device itself. */
  readonly ofServer: string;
  readonly ofBridge: (name: string) => string;
  readonly bridges: readonly { readonly id: string; readonly name: string }[];
  /** The bridge that calls the device; null: the server does. */
  readonly bridge: string | null | undefined;
  readonly error: string | false;
  readonly onChange: (bridge: string | null) => void;
};

/** By which way a device is called; nothing where there is no bridge to choose. */
export const WayField = ({ label, ofServer, ofBridge, bridges, bridge, error, onChange }: Props) =>
  bridges.length > 0 || bridge ? (
    <NativeSelect
      label={label}
      value={bridge ?? ''}
      error={error}
      data={[
        { value: '', label: ofServer },
        ...bridges.map(({ id, name }) => ({ value: id, label: ofBridge(name) })),
      ]}
      onChange={event => onChange(event.currentTarget.value || null)}
    />
  ) : null;
