import { MAX_COURT_DESCRIPTION, MAX_COURT_NAME } from '@tableside/domain/food-courts';
import type { Picture } from '@tableside/domain/menu';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { PictureField } from '../menu-editor/index.ts';
import { hoursProblemOf } from '../pace/index.ts';
import { SaveButton, TextsByLanguage } from '../venue-settings/index.ts';
import { CourtHours } from './CourtHours.tsx';
import { CourtSwitch } from './CourtSwitch.tsx';
import { CourtVenues } from './CourtVenues.tsx';
import { type Begun, type CourtDraft, courtDraft } from './court-draft.ts';
import type { ConsoleFoodCourt, CourtVenue } from './courts-query.ts';
import styles from './food-courts.module.css';
import { LanguageFields } from './LanguageFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import { OperatorField } from './OperatorField.tsx';
import { useSaveCourt } from './use-save-court.ts';

type Props = {
  /** Null: a new one. */
  readonly court: ConsoleFoodCourt | null;
  readonly begun: Begun;
  readonly venues: readonly CourtVenue[];
  readonly onMade: (court: string) => void;
};

/** What an owner chooses about a food court. */
export const CourtForm = ({ court, begun, venues, onMade }: Props) => {
  const { t } = useText();
  const page = usePageDraft(begun, courtDraft);
  const { make, save, busy, disabled, wrong } = useSaveCourt();
  const { draft, setDraft, revision } = page;
  const change = (over: Partial<CourtDraft>): void => setDraft({ ...draft, ...over });
  const languages = [
    draft.main_language,
    ...draft.languages.filter(language => language !== draft.main_language),
  ];
  const submit = async (): Promise<void> => {
    // What is wrong stands beside the hours.
    if (hoursProblemOf(draft.hours) !== null) return;
    if (court === null) {
      const made = await make(draft);
      if (made !== null) onMade(made);
      return;
    }
    const saved = await save(court.id, revision, draft);
    const newest = saved?.courts.find(({ id }) => id === court.id);
    if (newest) page.begin(newest);
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <SettingsCard>
        <TextsByLanguage
          title={t('courts.name')}
          languages={languages}
          longest={MAX_COURT_NAME}
          value={draft.name}
          error={wrong.name ? t('courts.nameMissing') : undefined}
          onChange={name => change({ name })}
        />
        <TextsByLanguage
          title={t('courts.description')}
          hint={t('courts.descriptionHint')}
          languages={languages}
          longest={MAX_COURT_DESCRIPTION}
          value={draft.description}
          onChange={description => change({ description })}
        />
      </SettingsCard>
      <CourtVenues
        court={court?.id ?? null}
        venues={venues}
        chosen={draft.venues}
        wrong={wrong.venues !== undefined}
        onChange={chosen => change({ venues: chosen })}
      />
      <OperatorField
        venues={venues}
        operator={draft.operator}
        direct={draft.direct}
        wrong={wrong.operator !== undefined}
        onChange={change}
      />
      <CourtHours value={draft.hours} onChange={hours => change({ hours })} />
      <OfferFields value={draft} onChange={change} />
      <SettingsCard>
        <h2>{t('courts.cover')}</h2>
        <p>{t('courts.coverHint')}</p>
        <PictureField
          of={t('courts.cover')}
          picture={draft.cover as Picture | null}
          shape="cover"
          onSet={cover => change({ cover })}
        />
        {wrong.cover && <p className={styles.wrong}>{t('courts.coverLost')}</p>}
      </SettingsCard>
      <LanguageFields value={draft} onChange={change} />
      {court !== null && (
        <SettingsCard>
          <CourtSwitch
            label={t('courts.isOpen')}
            hint={t('courts.isOpenHint')}
            checked={draft.open}
            onChange={open => change({ open })}
          />
        </SettingsCard>
      )}
      <NewerPage page={page} />
      <SaveButton busy={busy} disabled={disabled} changed={page.changed} />
    </Form>
  );
};
