import { ActionIcon } from '@mantine/core';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';

type Props = {
  readonly icon: IconName;
  /** Says what it does and to which row: the icon is all that is seen. */
  readonly label: string;
  readonly onClick: (() => void) | undefined;
  readonly disabled?: boolean;
  /** With an edge of its own, among fields. */
  readonly boxed?: boolean;
  readonly color?: 'gray' | 'brick';
};

/** A button of one row of a list. */
export const RowAction = ({ icon, label, onClick, disabled, boxed, color = 'gray' }: Props) => (
  <ActionIcon
    {...(boxed ? { size: 48, variant: 'default' } : { size: 44, variant: 'subtle', color })}
    disabled={disabled ?? false}
    aria-label={label}
    onClick={onClick}
  >
    <Icon name={icon} />
  </ActionIcon>
);
