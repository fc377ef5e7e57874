import { Textarea, TextInput } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Stepper } from '../../../parts/form/Stepper.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import styles from '../reservations.module.css';

export type Who = {
  readonly party: number;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
};
type Props = { who: Who; onChange: (change: Partial<Who>) => void };

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

/** How many, and who: one tap and two fields while somebody is on the line. */
export const WhoFields = ({ who, onChange }: Props) => {
  const { t } = useText();
  return (
    <>
      <FilterChips
        label={t('reservations.party')}
        value={String(who.party)}
        onChoose={value => onChange({ party: Number(value) })}
        options={SIZES.map(size => ({ value: String(size), label: String(size) }))}
      />
      {who.party >= 8 && (
        <div className={styles.stepper}>
          <Stepper
            label={t('reservations.party')}
            value={who.party}
            min={1}
            max={200}
            onChange={party => onChange({ party })}
          />
        </div>
      )}
      <TextInput
        size="lg"
        label={t('reservations.name')}
        required
        withAsterisk={false}
        maxLength={80}
        autoComplete="off"
        value={who.name}
        onChange={event => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        size="lg"
        label={t('reservations.phone')}
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete="off"
        value={who.phone}
        onChange={event => onChange({ phone: event.currentTarget.value })}
      />
      <Textarea
        label={t('reservations.note')}
        maxLength={300}
        autosize
        minRows={1}
        value={who.note}
        onChange={event => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
};
