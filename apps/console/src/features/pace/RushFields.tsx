import { Checkbox, NumberInput } from '@mantine/core';
import type { PaceSettings } from '@tableside/contract/http/console/pace';
import { useText } from '../../i18n/index.ts';
import styles from './pace.module.css';

type Automatic = PaceSettings['automatic'];
type Props = { automatic: Automatic; early: boolean; onChange: (automatic: Automatic) => void };

/** The contract's bounds. */
const FIELDS = [
  { field: 'start_minutes', label: 'pace.start', min: 10, max: 120 },
  { field: 'end_minutes', label: 'pace.end', min: 5, max: 115 },
  { field: 'window_minutes', label: 'pace.window', min: 5, max: 60 },
  { field: 'dishes_per_10', label: 'pace.usual', min: 1, max: 200 },
] as const;

/** When guests are told by themselves that they will wait, and by what that is measured. */
export const RushFields = ({ automatic, early, onChange }: Props) => {
  const { t } = useText();
  return (
    <>
      <Checkbox
        size="md"
        label={t('pace.enabled')}
        checked={automatic.enabled}
        onChange={event => onChange({ ...automatic, enabled: event.currentTarget.checked })}
      />
      {automatic.enabled && (
        <div className={styles.pair}>
          {FIELDS.map(({ field, label, min, max }) => (
            <NumberInput
              key={field}
              label={t(label)}
              suffix={field === 'dishes_per_10' ? '' : ` ${t('hours.minutes')}`}
              min={min}
              max={max}
              clampBehavior="blur"
              allowDecimal={false}
              value={automatic[field]}
              error={field === 'end_minutes' && early ? t('pace.endLate') : undefined}
              onChange={typed =>
                onChange({ ...automatic, [field]: Math.min(max, Math.max(min, Number(typed) || min)) })
              }
            />
          ))}
        </div>
      )}
    </>
  );
};
