import { Radio } from '@mantine/core';
import { ROLES, type Role } from '@tableside/contract';
import { useText } from '../../i18n/index.ts';
import styles from './team.module.css';

type Props = { value: Role; onChoose: (role: Role) => void };

/** The roles, each with what it may do. */
export const RoleChoice = ({ value, onChoose }: Props) => {
  const { t } = useText();
  return (
    <Radio.Group
      label={t('team.role')}
      value={value}
      onChange={chosen => {
        const role = ROLES.find(each => each === chosen);
        if (role) onChoose(role);
      }}
    >
      <div className={styles.roles}>
        {ROLES.map(role => (
          <Radio
            key={role}
            size="md"
            value={role}
            className={styles.role}
            label={t(`team.role.${role}`)}
            description={t(`team.roleHint.${role}`)}
          />
        ))}
      </div>
    </Radio.Group>
  );
};
