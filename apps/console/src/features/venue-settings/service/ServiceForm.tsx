import { NumberInput, Radio } from '@mantine/core';
import type { ServiceSettings } from '@tableside/contract/http/admin/settings';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../../parts/page/use-page-draft.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSavePage } from '../use-save-page.ts';
import styles from '../venue-settings.module.css';
import { CourseFields } from './CourseFields.tsx';

const ACCEPTANCE = ['manual', 'auto'] as const;
const PRESENCE = ['off', 'confirm', 'pin'] as const;
/** The contract's bounds. */
const BOUNDS = {
  default_wait_minutes: [1, 240],
  batch_wait_seconds: [0, 900],
  max_open_orders_per_session: [1, 100],
  max_open_orders_per_table: [1, 500],
  drinking_age: [0, 30],
} as const;
type Count = keyof typeof BOUNDS;

const draftOf = ({ revision: _, changed_by: __, ...chosen }: ServiceSettings) => chosen;

type Props = {
  service: ServiceSettings;
  /** Of the venue, the main one first. */
  languages: readonly string[];
};

/** How orders are taken. */
export const ServiceForm = ({ service, languages }: Props) => {
  const { t } = useText();
  const page = usePageDraft(service, draftOf);
  const saving = useSavePage();
  const { save, wrong } = saving;
  const { draft, setDraft, revision, begin } = page;
  const submit = () => {
    const body = { revision, ...draft };
    return save(
      `service ${JSON.stringify(body)}`,
      venue => call('POST /console/{venue}/settings/service', { venue, body }),
      settings => begin(settings.service),
    );
  };
  const count = (field: Count) => {
    const [min, max] = BOUNDS[field];
    return (
      <NumberInput
        className={styles.count}
        label={t(`service.${field}`)}
        description={t(`service.${field}.hint`)}
        min={min}
        max={max}
        allowDecimal={false}
        clampBehavior="blur"
        value={draft[field]}
        onChange={typed =>
          setDraft({ ...draft, [field]: Math.min(max, Math.max(min, Number(typed) || min)) })
        }
      />
    );
  };
  return (
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      <SettingsCard>
        <h2>{t('service.accepting')}</h2>
        <Radio.Group
          aria-label={t('service.accepting')}
          value={draft.acceptance}
          onChange={chosen =>
            setDraft({ ...draft, acceptance: ACCEPTANCE.find(each => each === chosen) ?? 'manual' })
          }
        >
          {ACCEPTANCE.map(each => (
            <Radio
              key={each}
              size="md"
              value={each}
              className={styles.choice}
              label={t(`service.acceptance.${each}`)}
              description={t(`service.acceptance.${each}.hint`)}
            />
          ))}
        </Radio.Group>
        {count('default_wait_minutes')}
        {count('batch_wait_seconds')}
      </SettingsCard>
      <SettingsCard>
        <h2>{t('service.presence')}</h2>
        <p>{t('service.presenceHint')}</p>
        <Radio.Group
          aria-label={t('service.presence')}
          value={draft.presence}
          onChange={chosen =>
            setDraft({ ...draft, presence: PRESENCE.find(each => each === chosen) ?? 'off' })
          }
        >
          {PRESENCE.map(each => (
            <Radio
              key={each}
              size="md"
              value={each}
              className={styles.choice}
              label={t(`service.presence.${each}`)}
              description={t(`service.presence.${each}.hint`)}
            />
          ))}
        </Radio.Group>
        {count('max_open_orders_per_session')}
        {count('max_open_orders_per_table')}
        {count('drinking_age')}
      </SettingsCard>
      <CourseFields
        courses={draft.courses}
        languages={languages}
        wrong={Object.keys(wrong).some(field => field.startsWith('courses'))}
        onChange={courses => setDraft({ ...draft, courses })}
      />
    </SettingsForm>
  );
};
