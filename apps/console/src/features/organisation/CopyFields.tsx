import { Checkbox, NativeSelect } from '@mantine/core';
import { COPIED, type Copied } from '@tableside/domain/setup';
import { useText } from '../../i18n/index.ts';
import styles from './organisation.module.css';
import type { OwnVenue } from './organisation-query.ts';

export type Copy = { readonly from: string; readonly what: readonly Copied[] };

type Props = {
  readonly venues: readonly OwnVenue[];
  readonly copy: Copy;
  /** Why the menu of the chosen venue cannot come along; null: it can. */
  readonly menuProblem: 'currency' | 'main_language' | null;
  readonly onChange: (copy: Copy) => void;
};

/** Whether a new venue begins empty, or with what another one has. */
export const CopyFields = ({ venues, copy, menuProblem, onChange }: Props) => {
  const { t } = useText();
  const toggle = (part: Copied, on: boolean) =>
    onChange({ ...copy, what: COPIED.filter(each => (each === part ? on : copy.what.includes(each))) });
  return (
    <>
      <NativeSelect
        label={t('organisation.copyFrom')}
        data={[
          { value: '', label: t('organisation.copyNothing') },
          ...venues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={copy.from}
        onChange={event => onChange({ ...copy, from: event.currentTarget.value })}
      />
      {copy.from !== '' && (
        <fieldset className={styles.copy}>
          <legend>{t('organisation.copyWhat')}</legend>
          {COPIED.map(part => {
            const blocked = part === 'menu' ? menuProblem : null;
            return (
              <Checkbox
                key={part}
                size="md"
                label={t(`organisation.copy.${part}`)}
                description={
                  blocked ? t(`organisation.copyProblem.${blocked}`) : t(`organisation.copyHint.${part}`)
                }
                disabled={blocked !== null}
                checked={blocked === null && copy.what.includes(part)}
                onChange={event => toggle(part, event.currentTarget.checked)}
              />
            );
          })}
          <p className={styles.soft}>{t('organisation.copyNever')}</p>
        </fieldset>
      )}
    </>
  );
};
