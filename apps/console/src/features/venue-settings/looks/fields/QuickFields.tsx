import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../i18n/index.ts';
import { SettingsCard } from '../../../../parts/page/SettingsCard.tsx';
import { menuDraftQuery, nameIn } from '../../../menu-editor/index.ts';
import { useVenue } from '../../../session/index.ts';
import styles from '../looks.module.css';
import { EntryHead } from './EntryHead.tsx';

/** The contract's bound. */
const MOST = 12;

type Props = {
  quick: readonly string[];
  language: string;
  onChange: (quick: readonly string[]) => void;
};

/** Categories that stand above the menu. */
export const QuickFields = ({ quick, language, onChange }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const { data } = useQuery(menuDraftQuery(venue.id));
  const categories = data?.document.categories ?? [];
  const nameOf = (id: string): string => {
    const category = categories.find(each => each.id === id);
    return category ? nameIn(category.name, language) : id;
  };
  const left = categories.filter(({ id }) => !quick.includes(id));
  return (
    <SettingsCard>
      <h2>{t('welcome.quick')}</h2>
      <p>{t('welcome.quickHint')}</p>
      {quick.map((id, place) => {
        const name = nameOf(id);
        return (
          <EntryHead
            key={id}
            list={quick}
            place={place}
            words={{
              up: t('welcome.quickUp', { name }),
              down: t('welcome.quickDown', { name }),
              remove: t('welcome.quickRemove', { name }),
            }}
            onChange={onChange}
          >
            <b>{name}</b>
          </EntryHead>
        );
      })}
      {quick.length < MOST && left.length > 0 && (
        <NativeSelect
          className={styles.count}
          label={t('welcome.quickAdd')}
          value=""
          onChange={event => onChange([...quick, event.currentTarget.value])}
          data={[
            { value: '', label: t('welcome.quickChoose'), disabled: true },
            ...left.map(({ id }) => ({ value: id, label: nameOf(id) })),
          ]}
        />
      )}
    </SettingsCard>
  );
};
