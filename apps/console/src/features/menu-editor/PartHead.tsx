import { ActionIcon } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './menu-editor.module.css';

type Props = {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
};

/** What stands over one of several: its name, where it stands, and what takes it away. */
export const PartHead = ({ name, place, count, onMove, onRemove }: Props) => {
  const { t } = useText();
  return (
    <div className={styles.partHead}>
      <b>{name}</b>
      <ActionIcon
        size={44}
        variant="subtle"
        color="gray"
        disabled={place === 0}
        aria-label={t('menu.up', { name })}
        onClick={() => onMove(-1)}
      >
        <Icon name="up" />
      </ActionIcon>
      <ActionIcon
        size={44}
        variant="subtle"
        color="gray"
        disabled={place === count - 1}
        aria-label={t('menu.down', { name })}
        onClick={() => onMove(1)}
      >
        <Icon name="chevron-down" />
      </ActionIcon>
      <ActionIcon
        size={44}
        variant="subtle"
        color="brick"
        aria-label={t('menu.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </ActionIcon>
    </div>
  );
};
