import { Switch } from '@mantine/core';
import styles from './food-courts.module.css';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Something that a food court has or has not, and what that means. */
export const CourtSwitch = ({ label, hint, checked, onChange }: Props) => (
  <Switch
    size="md"
    label={label}
    description={hint}
    classNames={{ body: styles.tall }}
    checked={checked}
    onChange={event => onChange(event.currentTarget.checked)}
  />
);
