import type { KitchenSettings } from '@tableside/contract/http/console-kitchen';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import styles from './kitchen.module.css';
import { useStationName } from './use-station-name.ts';

export type Tool = {
  readonly icon: IconName;
  readonly words: string;
  readonly pressed?: boolean;
  readonly onTap: () => void;
};
type Props = {
  settings: KitchenSettings;
  station: string | null;
  /** Open tickets by station; null: all together. */
  counts: ReadonlyMap<string | null, number>;
  onStation: (station: string | null) => void;
  tools: readonly Tool[];
};

/** Which station this screen stands at, and what else it can show. */
export const KitchenBar = ({ settings, station, counts, onStation, tools }: Props) => {
  const { t } = useText();
  const stationName = useStationName();
  const places = [
    { id: null, name: t('kitchen.pass') },
    ...settings.stations.map(place => ({ id: place.id, name: stationName(place) })),
  ];
  return (
    <div className={styles.bar}>
      <fieldset className={styles.stations} aria-label={t('kitchen.stations')}>
        {places.map(({ id, name }) => (
          <button
            key={id ?? ''}
            type="button"
            className={styles.tab}
            aria-pressed={id === station}
            onClick={() => onStation(id)}
          >
            {name} <b>{counts.get(id) ?? 0}</b>
          </button>
        ))}
      </fieldset>
      <div className={styles.tools}>
        {tools.map(({ icon, words, pressed, onTap }) => (
          <button key={icon} type="button" className={styles.tool} aria-pressed={pressed} onClick={onTap}>
            <Icon name={icon} />
            {words}
          </button>
        ))}
      </div>
    </div>
  );
};
