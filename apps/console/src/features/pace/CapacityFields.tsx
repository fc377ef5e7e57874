import { Checkbox, NativeSelect, NumberInput, UnstyledButton } from '@mantine/core';
import type { PaceSettings } from '@tableside/contract/http/console/pace';
import { SLOT_MINUTES } from '@tableside/domain/pace';
import { useText } from '../../i18n/index.ts';
import styles from './pace.module.css';

type Capacity = NonNullable<PaceSettings['capacity']>;
type Props = { capacity: Capacity | null; onChange: (capacity: Capacity | null) => void };

const USUAL: Capacity = { max: 10, unit: 'orders', slot_minutes: 15, when_full: 'later' };
const UNITS = ['orders', 'dishes'] as const;
const WHEN_FULL = ['later', 'refuse'] as const;
/** The contract's bound. */
const MOST = 1_000;

/** So many orders or dishes in each stretch of the kitchen's clock, and what becomes of one more. */
export const CapacityFields = ({ capacity, onChange }: Props) => {
  const { t } = useText();
  const set = (over: Partial<Capacity>) => onChange({ ...(capacity ?? USUAL), ...over });
  return (
    <>
      <Checkbox
        size="md"
        label={t('pace.limit')}
        checked={capacity !== null}
        onChange={event => onChange(event.currentTarget.checked ? USUAL : null)}
      />
      {capacity && (
        <>
          <div className={styles.limit}>
            <NumberInput
              label={t('pace.max')}
              min={1}
              max={MOST}
              clampBehavior="blur"
              allowDecimal={false}
              value={capacity.max}
              onChange={typed => set({ max: Math.min(MOST, Math.max(1, Number(typed) || 1)) })}
            />
            <NativeSelect
              size="lg"
              label={t('pace.unit')}
              value={capacity.unit}
              data={UNITS.map(value => ({ value, label: t(`pace.unit.${value}`) }))}
              onChange={event =>
                set({ unit: UNITS.find(each => each === event.currentTarget.value) ?? capacity.unit })
              }
            />
            <NativeSelect
              size="lg"
              label={t('pace.slot')}
              value={String(capacity.slot_minutes)}
              data={SLOT_MINUTES.map(minutes => ({
                value: String(minutes),
                label: t('pace.minutes', { minutes }),
              }))}
              onChange={event =>
                set({
                  slot_minutes:
                    SLOT_MINUTES.find(each => String(each) === event.currentTarget.value) ??
                    capacity.slot_minutes,
                })
              }
            />
          </div>
          <fieldset className={styles.whenFull}>
            <legend>{t('pace.whenFull')}</legend>
            {WHEN_FULL.map(value => (
              <UnstyledButton
                key={value}
                className={styles.choice}
                aria-pressed={capacity.when_full === value}
                onClick={() => set({ when_full: value })}
              >
                {t(`pace.whenFull.${value}`)}
              </UnstyledButton>
            ))}
          </fieldset>
        </>
      )}
    </>
  );
};
