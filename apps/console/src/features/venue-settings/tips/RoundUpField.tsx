import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { giftsKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useVenue } from '../../session/index.ts';

type Props = {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (recipient: string | null) => void;
};

const NOBODY = '';

/** Whether guests who pay by phone are offered to round up, and for whom: nobody unless the venue says so. */
export const RoundUpField = ({ value, error, onChange }: Props) => {
  const { t } = useText();
  const { id } = useVenue();
  const { data } = useQuery({
    queryKey: giftsKey(id),
    queryFn: ({ signal }) => call('GET /console/{venue}/gifts', { venue: id, signal }),
  });
  const recipients = (data?.cards ?? []).filter(({ kind, active }) => kind === 'donation' && active);
  const isAway =
    value !== null && data !== undefined && !recipients.some(recipient => recipient.id === value);
  const choices = [
    { value: NOBODY, label: t('tips.roundUpNobody') },
    ...recipients.map(recipient => ({ value: recipient.id, label: recipient.name })),
    ...(isAway ? [{ value, label: t('tips.roundUpAway') }] : []),
  ];
  return (
    <SettingsCard>
      <h2>{t('tips.roundUp')}</h2>
      <p>{t('tips.roundUpHint')}</p>
      {data && choices.length === 1 ? (
        <p>{t('tips.roundUpNone')}</p>
      ) : (
        <Select
          size="lg"
          label={t('tips.roundUpFor')}
          data={choices}
          value={value ?? NOBODY}
          allowDeselect={false}
          error={error}
          disabled={!data}
          onChange={chosen => onChange(chosen || null)}
        />
      )}
    </SettingsCard>
  );
};
