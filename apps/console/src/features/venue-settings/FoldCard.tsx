import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { MoveButtons } from '../../parts/list/MoveButtons.tsx';
import { RowAction } from '../../parts/list/RowAction.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import styles from './venue-settings.module.css';

/** A card's place among its like, and what can be done with it as a whole. */
export type FoldProps = {
  place: number;
  count: number;
  opened: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};
type Props = FoldProps & {
  name: string;
  /** What is inside, while it is closed. */
  summary: string;
  children: ReactNode;
};

/** One of several things on a page, a line until it is opened. */
export const FoldCard = ({ name, summary, opened, onToggle, children, ...rest }: Props) => {
  const { t } = useText();
  return (
    <SettingsCard>
      <div className={styles.cardHead}>
        <UnstyledButton className={styles.fold} aria-expanded={opened} onClick={onToggle}>
          <Icon name={opened ? 'up' : 'chevron-down'} size="1.4rem" />
          <span>
            <b>{name}</b>
            {!opened && summary !== '' && <small>{summary}</small>}
          </span>
        </UnstyledButton>
        <MoveButtons
          up={t('fold.up', { name })}
          down={t('fold.down', { name })}
          place={rest.place}
          count={rest.count}
          onMove={rest.onMove}
        />
        <RowAction icon="close" label={t('fold.remove', { name })} onClick={rest.onRemove} />
      </div>
      {opened && children}
    </SettingsCard>
  );
};
