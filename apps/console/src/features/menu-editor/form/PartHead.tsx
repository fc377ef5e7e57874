import { useText } from '../../../i18n/index.ts';
import { MoveButtons } from '../../../parts/list/MoveButtons.tsx';
import { RowAction } from '../../../parts/list/RowAction.tsx';
import styles from '../menu-editor.module.css';

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
      <MoveButtons
        up={t('menu.up', { name })}
        down={t('menu.down', { name })}
        place={place}
        count={count}
        onMove={onMove}
      />
      <RowAction icon="close" color="brick" label={t('menu.remove', { name })} onClick={onRemove} />
    </div>
  );
};
