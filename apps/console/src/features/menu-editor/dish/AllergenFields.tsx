import { Checkbox, Switch } from '@mantine/core';
import { ALLERGENS, type Allergen, inLawOrder } from '@tableside/domain/allergens';
import { useText } from '../../../i18n/index.ts';
import { Folded } from '../form/Folded.tsx';
import styles from '../menu-editor.module.css';
import { partOf } from '../part-of.tsx';

/** What a dish contains, what it may contain traces of, and that somebody has looked: "none" is a statement too. */
export const AllergenFields = partOf<object>(
  ['allergens', 'mayContain', 'allergensStated'],
  ({ item, onSet: onChange }) => {
    const { t } = useText();
    const toggled = (codes: readonly Allergen[], code: Allergen) =>
      inLawOrder(codes.includes(code) ? codes.filter(each => each !== code) : [...codes, code]);
    const traces = item.mayContain ?? [];
    return (
      <>
        <Switch
          size="md"
          label={t('menu.stated')}
          description={t('menu.statedHint')}
          checked={item.allergensStated ?? false}
          onChange={event => onChange({ ...item, allergensStated: event.currentTarget.checked })}
        />
        {(['contains', 'mayContain'] as const).map(which => {
          const codes = which === 'contains' ? item.allergens : traces;
          return (
            <Folded
              key={which}
              summary={
                <>
                  {t(`menu.${which}`)}{' '}
                  <b>{codes.map(code => t(`kitchen.allergen.${code}`)).join(', ') || t('menu.nothing')}</b>
                </>
              }
            >
              <div className={styles.ticks}>
                {ALLERGENS.map(code => (
                  <Checkbox
                    key={code}
                    size="md"
                    label={t(`kitchen.allergen.${code}`)}
                    checked={codes.includes(code)}
                    onChange={() =>
                      onChange(
                        which === 'contains'
                          ? { ...item, allergens: toggled(codes, code) }
                          : { ...item, mayContain: toggled(codes, code) },
                      )
                    }
                  />
                ))}
              </div>
            </Folded>
          );
        })}
      </>
    );
  },
);
