import { Radio } from '@mantine/core';
import type { Role } from '@tableside/contract';
import { useText } from '../../i18n/index.ts';
import styles from './team.module.css';

type Props<R extends Role> = { value: R; roles: readonly R[]; onChoose: (role: R) => void };

/** The roles, each with what it may do. */
export const RoleChoice = <R extends Role>({ value, roles, onChoose }: Props<R>) => {
  const { t } = useText();
  return (
    <Radio.Group
      label={t('team.role')}
      value={value}
      onChange={chosen => {
        const role = roles.find(each => each === chosen);
        if (role) onChoose(role);
      }}
    >
      <div className={styles.roles}>
        {roles.map(role => (
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
