import { LARGEST, MAX_SEATS, type Place, SHAPES, SMALLEST } from '@tableside/domain/floor';
import { useText } from '../../../i18n/index.ts';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import styles from '../floor.module.css';
import type { FloorPlace } from '../floor-query.ts';

type Props = {
  name: string;
  place: FloorPlace;
  areas: readonly string[];
  onChange: (change: Partial<Place>) => void;
  onArea: (area: string) => void;
};

/** How one table stands: shape, seats, size and area. */
export const TablePanel = ({ name, place, areas, onChange, onArea }: Props) => {
  const { t } = useText();
  const sizes = [
    { label: t('floor.seats'), value: place.seats, min: 0, max: MAX_SEATS, key: 'seats' },
    { label: t('arrange.width'), value: place.width, min: SMALLEST.width, max: LARGEST.width, key: 'width' },
    {
      label: t('arrange.height'),
      value: place.height,
      min: SMALLEST.height,
      max: LARGEST.height,
      key: 'height',
    },
  ] as const;
  return (
    <section className={styles.panel} aria-label={name}>
      <h2>{name}</h2>
      <FilterChips
        label={t('arrange.shape')}
        value={place.shape}
        onChoose={shape => onChange({ shape })}
        options={SHAPES.map(value => ({ value, label: t(`arrange.${value}`) }))}
      />
      {sizes.map(({ key, label, value, min, max }) => (
        <div key={key} className={styles.row}>
          <span>{label}</span>
          <Stepper
            label={label}
            value={value}
            min={min}
            max={max}
            onChange={next => onChange({ [key]: next })}
          />
        </div>
      ))}
      {areas.length > 1 && (
        <FilterChips
          label={t('arrange.area')}
          value={place.area}
          onChoose={onArea}
          options={areas.map(area => ({ value: area, label: area }))}
        />
      )}
    </section>
  );
};
