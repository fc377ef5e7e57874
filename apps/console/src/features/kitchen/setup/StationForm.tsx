import { TextInput } from '@mantine/core';
import type { Menu } from '@tableside/contract/http/menu';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import styles from '../kitchen.module.css';
import type { Routed, Station } from './setup-draft.ts';

type Props = {
  station: Station;
  menu: Menu;
  onName: (name: string) => void;
  onRoute: (kind: Routed, id: string) => void;
  /** Absent: it is the only one. */
  onRemove?: () => void;
};

const MAX_NAME = 40;
/** More dishes than this and nobody reads the list: the search finds them. */
const MAX_FOUND = 12;

/** One station: its name, the categories that come there, and single dishes that do whatever their category says. */
export const StationForm = ({ station, menu, onName, onRoute, onRemove }: Props) => {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const dishes = menu.categories.flatMap(({ items }) => items);
  const wanted = search.trim().toLowerCase();
  const shown = dishes
    .filter(
      ({ id, name }) =>
        station.items.includes(id) || (wanted.length > 1 && name.toLowerCase().includes(wanted)),
    )
    .slice(0, MAX_FOUND + station.items.length);
  const chip = (kind: Routed, id: string, name: string) => (
    <button
      key={id}
      type="button"
      className={styles.chip}
      aria-pressed={station[kind].includes(id)}
      onClick={() => onRoute(kind, id)}
    >
      {name}
    </button>
  );
  return (
    <fieldset className={styles.station}>
      <legend>{station.name || t('kitchen.stationNew')}</legend>
      <div className={styles.stationName}>
        <TextInput
          label={t('kitchen.stationName')}
          required
          withAsterisk={false}
          value={station.name}
          maxLength={MAX_NAME}
          onChange={event => onName(event.currentTarget.value)}
        />
        {onRemove && (
          <button
            type="button"
            className={styles.tool}
            aria-label={`${t('kitchen.stationRemove')}: ${station.name}`}
            onClick={onRemove}
          >
            <Icon name="close" />
            {t('kitchen.stationRemove')}
          </button>
        )}
      </div>
      <p>{t('kitchen.stationCategories')}</p>
      <div className={styles.chips}>
        {menu.categories.map(({ id, name }) => chip('categories', id, name))}
      </div>
      <TextInput
        label={t('kitchen.stationItems')}
        placeholder={t('kitchen.stationSearch')}
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <div className={styles.chips}>{shown.map(({ id, name }) => chip('items', id, name))}</div>
    </fieldset>
  );
};
