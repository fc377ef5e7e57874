import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './audit.module.css';
import { type AuditFilter, csvAddress } from './audit-query.ts';
import { actionWords } from './deed-words.ts';

type Props = {
  filter: AuditFilter;
  people: readonly { readonly id: string; readonly name: string }[];
  actions: readonly string[];
  onChange: (filter: AuditFilter) => void;
};

/** Who, what and when; and the same as a file. */
export const AuditFilters = ({ filter, people, actions, onChange }: Props) => {
  const { t } = useText();
  const { id } = useVenue();
  const field = (name: keyof AuditFilter) => ({
    value: filter[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...filter, [name]: event.currentTarget.value }),
  });
  return (
    <div className={styles.filters}>
      <NativeSelect
        size="lg"
        label={t('audit.who')}
        {...field('who')}
        data={[
          { value: '', label: t('audit.everybody') },
          ...people.map(person => ({ value: person.id, label: person.name })),
        ]}
      />
      <NativeSelect
        size="lg"
        label={t('audit.what')}
        {...field('action')}
        data={[
          { value: '', label: t('audit.everything') },
          ...actions.map(action => ({ value: action, label: actionWords(action, t) })),
        ]}
      />
      <TextInput type="date" label={t('audit.from')} {...field('from')} />
      <TextInput type="date" label={t('audit.to')} {...field('to')} />
      <Button component="a" className={styles.csv} variant="default" href={csvAddress(id, filter)} download>
        {t('audit.csv')}
      </Button>
    </div>
  );
};
