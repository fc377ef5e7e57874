import { Select } from '@mantine/core';
import type { Menu } from '@tableside/contract/http/menu';
import { foldText } from '@tableside/domain/search';
import { useText } from '../../i18n/index.ts';
import { dishChoices } from './dish-names.ts';

type Props = {
  readonly menu: Menu;
  readonly label: string;
  /** Ids that are not offered. */
  readonly without: ReadonlySet<string>;
  readonly value?: string | null;
  readonly onChoose: (id: string) => void;
};

/** One dish of the menu, found by a few letters of its name, whatever the accents. */
export const DishSelect = ({ menu, label, without, value = null, onChoose }: Props) => {
  const { t } = useText();
  return (
    <Select
      size="lg"
      label={label}
      placeholder={t('recommend.find')}
      nothingFoundMessage={t('recommend.noDish')}
      data={dishChoices(menu, without)}
      searchable
      selectFirstOptionOnChange
      maxDropdownHeight={320}
      value={value}
      filter={({ options, search }) => {
        const wanted = foldText(search);
        return options
          .map(option =>
            'group' in option
              ? {
                  ...option,
                  items: option.items.filter(({ label: name }) => foldText(name).includes(wanted)),
                }
              : option,
          )
          .filter(option => !('group' in option) || option.items.length > 0);
      }}
      onChange={id => id !== null && onChoose(id)}
    />
  );
};
