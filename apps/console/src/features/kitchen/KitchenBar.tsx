import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import styles from './kitchen.module.css';
import { PASS } from './setup/station-choice.ts';
import { useStationName } from './setup/use-station-name.ts';

export type Tool = {
  readonly icon: IconName;
  readonly words: string;
  /** Only the sign is shown: who uses it daily knows it. */
  readonly bare?: boolean;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onTap: () => void;
};
type Props = {
  settings: KitchenSettings;
  station: string | null;
  /** Open tickets by station; null: all together. */
  counts: ReadonlyMap<string | null, number>;
  onStation: (station: string | null) => void;
  undo: ReactNode;
  tools: readonly Tool[];
};

/** Which station this screen stands at, and what else it can show. */
export const KitchenBar = ({ settings, station, counts, onStation, undo, tools }: Props) => {
  const { t } = useText();
  const stationName = useStationName();
  const places = [
    { id: null, name: t('kitchen.pass') },
    ...settings.stations.map(place => ({ id: place.id, name: stationName(place) })),
    { id: PASS, name: t('kitchen.passView') },
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
        {undo}
        {tools.map(({ icon, words, bare, pressed, disabled, onTap }) => (
          <button
            key={words}
            type="button"
            className={styles.tool}
            data-bare={bare || undefined}
            aria-label={bare ? words : undefined}
            title={bare ? words : undefined}
            aria-pressed={pressed}
            disabled={disabled}
            onClick={onTap}
          >
            <Icon name={icon} />
            {!bare && <span>{words}</span>}
          </button>
        ))}
      </div>
    </div>
  );
};
