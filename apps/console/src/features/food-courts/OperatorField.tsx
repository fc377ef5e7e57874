import { NativeSelect } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { CourtSwitch } from './CourtSwitch.tsx';
import type { CourtVenue } from './courts-query.ts';

type Props = {
  readonly venues: readonly CourtVenue[];
  readonly operator: string | null;
  /** Stalls' shares go on to them at once, where they can. ADR 0047. */
  readonly direct: boolean;
  readonly wrong: boolean;
  readonly onChange: (change: { readonly operator?: string | null; readonly direct?: boolean }) => void;
};

/** Whose accounts take one payment for several stalls. ADR 0034. */
export const OperatorField = ({ venues, operator, direct, wrong, onChange }: Props) => {
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
        onChange={event => onChange({ operator: event.currentTarget.value || null })}
      />
      {operator !== null && (
        <CourtSwitch
          label={t('courts.direct')}
          hint={t('courts.directHint')}
          checked={direct}
          onChange={direct => onChange({ direct })}
        />
      )}
    </SettingsCard>
  );
};
