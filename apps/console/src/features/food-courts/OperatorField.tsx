import { NativeSelect } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import type { CourtVenue } from './courts-query.ts';

type Props = {
  readonly venues: readonly CourtVenue[];
  readonly operator: string | null;
  readonly wrong: boolean;
  readonly onChange: (operator: string | null) => void;
};

/** Whose accounts take one payment for several stalls. ADR 0034. */
export const OperatorField = ({ venues, operator, wrong, onChange }: Props) => {
  const { t } = useText();
  const known = venues.filter(({ id, mine }) => mine || id === operator);
  return (
    <SettingsCard>
      <h2>{t('courts.operator')}</h2>
      <p>{t('courts.operatorHint')}</p>
      <NativeSelect
        label={t('courts.operatorVenue')}
        data={[
          { value: '', label: t('courts.operatorNone') },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={operator ?? ''}
        error={wrong ? t('courts.operatorWrong') : undefined}
        onChange={event => onChange(event.currentTarget.value || null)}
      />
    </SettingsCard>
  );
};
