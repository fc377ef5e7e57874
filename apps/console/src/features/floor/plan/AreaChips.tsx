import { useText } from '../../../i18n/index.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';

type Props = {
  areas: readonly string[];
  area: string;
  onChoose: (area: string) => void;
  /** How many things of an area somebody should look at; 0 is not said. */
  countOf?: (area: string) => number;
};

/** What an area is called; tables that stand in none have one without a name. */
export const useAreaName = (): ((area: string) => string) => {
  const { t } = useText();
  return area => (area === '' ? t('floor.noArea') : area);
};

/** The areas of a plan, where there is more than one. */
export const AreaChips = ({ areas, area, onChoose, countOf }: Props) => {
  const { t } = useText();
  const nameOf = useAreaName();
  if (areas.length <= 1) return null;
  return (
    <FilterChips
      label={t('floor.areas')}
      value={area}
      onChoose={onChoose}
      options={areas.map(name => {
        const count = countOf?.(name) ?? 0;
        return { value: name, label: nameOf(name), ...(count > 0 && { count }) };
      })}
    />
  );
};
