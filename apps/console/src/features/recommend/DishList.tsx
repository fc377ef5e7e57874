import type { Menu } from '@tableside/contract/http/menu';
import { MAX_SET } from '@tableside/domain/suggestions';
import { useText } from '../../i18n/index.ts';
import { RowAction } from '../../parts/list/RowAction.tsx';
import { DishSelect } from './DishSelect.tsx';
import { dishNames } from './dish-names.ts';
import styles from './recommend.module.css';

type Props = {
  readonly menu: Menu;
  readonly chosen: readonly string[];
  /** The dish they go with, which is not offered. */
  readonly itself?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Dishes in the order guests are offered them; the first ones come first. Six at most. */
export const DishList = ({ menu, chosen, itself, onChange }: Props) => {
  const { t } = useText();
  const names = dishNames(menu);
  const without = new Set([...chosen, ...(itself === undefined ? [] : [itself])]);
  const up = (place: number) => {
    const next = [...chosen];
    next.splice(place - 1, 0, ...next.splice(place, 1));
    onChange(next);
  };
  return (
    <div className={styles.dishes}>
      {chosen.length > 0 && (
        <ol className={styles.rows}>
          {chosen.map((id, place) => {
            const name = names.get(id) ?? t('recommend.gone');
            return (
              <li key={id} className={styles.row}>
                <span className={styles.place}>{place + 1}</span>
                <span className={styles.name}>{name}</span>
                <RowAction
                  icon="up"
                  label={t('recommend.up', { name })}
                  disabled={place === 0}
                  onClick={() => up(place)}
                />
                <RowAction
                  icon="close"
                  label={t('recommend.remove', { name })}
                  onClick={() => onChange(chosen.filter(each => each !== id))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {chosen.length < MAX_SET ? (
        <DishSelect
          // A new field for each dish, so that what was typed for the last one is gone.
          key={chosen.length}
          menu={menu}
          label={t('recommend.addDish')}
          without={without}
          onChoose={id => onChange([...chosen, id])}
        />
      ) : (
        <p>{t('recommend.full', { count: MAX_SET })}</p>
      )}
    </div>
  );
};
