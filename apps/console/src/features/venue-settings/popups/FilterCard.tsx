import { Checkbox } from '@mantine/core';
import { textIn } from '@tableside/domain/menu';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { CheckList } from '../../../parts/form/CheckList.tsx';
import { menuDraftQuery, PictureField } from '../../menu-editor/index.ts';
import { useVenue } from '../../session/index.ts';
import { TextsByLanguage } from '../about/TextsByLanguage.tsx';
import { FoldCard, type FoldProps } from '../FoldCard.tsx';
import type { WrongFields } from '../use-save-page.ts';
import styles from '../venue-settings.module.css';
import { POPUP_WHY } from './PopupCard.tsx';
import type { FilterDraft } from './popups-draft.ts';

type Props = FoldProps & {
  filter: FilterDraft;
  languages: readonly string[];
  wrong: WrongFields;
  onChange: (filter: FilterDraft) => void;
};

/** A card that opens part of the menu: its name, its picture, its categories. */
export const FilterCard = (props: Props) => {
  const { filter, languages, wrong, onChange, ...rest } = props;
  const { place } = rest;
  const { t, language } = useText();
  const venue = useVenue();
  const { data } = useQuery(menuDraftQuery(venue.id));
  const main = languages[0] ?? '';
  const name = filter.name[main] || t('popups.filterNumber', { number: place + 1 });
  const why = (field: string): string | undefined => {
    const key = POPUP_WHY[wrong[`filters.${place}.${field}`] ?? ''];
    return key && t(key);
  };
  return (
    <FoldCard {...rest} name={name} summary={t('popups.categoryCount', { count: filter.categories.length })}>
      <TextsByLanguage
        title={t('popups.filterName')}
        languages={languages}
        longest={40}
        value={filter.name}
        error={why('name')}
        onChange={next => onChange({ ...filter, name: next })}
      />
      <PictureField
        picture={filter.image}
        shape="wide"
        of={name}
        onSet={image => onChange({ ...filter, image })}
      />
      {why('image') && <p role="alert">{why('image')}</p>}
      <Checkbox
        size="md"
        classNames={{ body: styles.switchBody }}
        label={t('popups.wide')}
        checked={filter.wide}
        onChange={event => onChange({ ...filter, wide: event.currentTarget.checked })}
      />
      <CheckList
        label={t('popups.categories')}
        error={why('categories')}
        options={(data?.document.categories ?? []).map(({ id, name: words }) => ({
          value: id,
          label: textIn(words, language, main),
        }))}
        chosen={filter.categories}
        onChoose={categories => onChange({ ...filter, categories })}
      />
    </FoldCard>
  );
};
