import { NativeSelect } from '@mantine/core';
import type { RetentionSettings } from '@tableside/contract/http/shared/settings/retention-settings';
import { KEPT_KINDS, PERIODS, periodChoices, shortened } from '@tableside/domain/retention';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useVenue } from '../session/index.ts';
import { SettingsForm, useSavePage } from '../venue-settings/index.ts';
import { EraseSheet } from './EraseSheet.tsx';
import { periodWords } from './period-words.ts';
import styles from './retention.module.css';

const daysOf = ({ days }: RetentionSettings) => days;

/** For how long each kind is kept; what a shorter period erases is said before it is saved. */
export const RetentionForm = ({ retention }: { retention: RetentionSettings }) => {
  const { t } = useText();
  const venue = useVenue();
  const page = usePageDraft(retention, daysOf);
  const saving = useSavePage('retention.saved');
  const [asking, setAsking] = useState(false);
  const { draft, setDraft, revision, begin } = page;
  const store = async (): Promise<void> => {
    setAsking(false);
    await saving.save(
      `retention ${revision} ${JSON.stringify(draft)}`,
      id => call('POST /console/{venue}/settings/retention', { venue: id, body: { revision, days: draft } }),
      settings => begin(settings.retention),
    );
  };
  const less = shortened(retention.days, draft);
  return (
    <SettingsForm page={page} saving={saving} onSubmit={() => (less.length > 0 ? setAsking(true) : store())}>
      <SettingsCard>
        <h2>{t('retention.chosen')}</h2>
        <p>{t('retention.chosenHint')}</p>
        {KEPT_KINDS.map(kind => (
          <NativeSelect
            key={kind}
            className={styles.kind}
            label={t(`retention.kind.${kind}`)}
            description={t(`retention.kind.${kind}.hint`)}
            disabled={!venue.may('setRetention')}
            value={String(draft[kind])}
            onChange={event => setDraft({ ...draft, [kind]: Number(event.currentTarget.value) })}
            data={periodChoices(kind, draft[kind]).map(days => ({
              value: String(days),
              label:
                days === PERIODS[kind].usual
                  ? t('retention.usual', { period: periodWords(t, days) })
                  : periodWords(t, days),
            }))}
          />
        ))}
      </SettingsCard>
      {asking && (
        <EraseSheet days={draft} kinds={less} onErase={() => void store()} onClose={() => setAsking(false)} />
      )}
    </SettingsForm>
  );
};
