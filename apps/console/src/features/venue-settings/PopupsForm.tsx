import { Button } from '@mantine/core';
import type { PopupSettings } from '@tableside/contract/http/offer-settings';
import { POPUP_LIMIT, popupProblems } from '@tableside/domain/venue';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/Form.tsx';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { FilterCard } from './FilterCard.tsx';
import { NewerPage } from './NewerPage.tsx';
import { PopupCard } from './PopupCard.tsx';
import { NEW_FILTER, NEW_POPUP, popupsBody, popupsDraft } from './popups-draft.ts';
import { SaveButton } from './SaveButton.tsx';
import { useFold } from './use-fold.ts';
import { usePageDraft } from './use-page-draft.ts';
import { useSavePage } from './use-save-page.ts';
import styles from './venue-settings.module.css';

type Props = {
  popups: PopupSettings;
  /** The main one first. */
  languages: readonly string[];
};
const MOST_FILTERS = 20;

/** What guests are shown on the menu, and the cards that lead into it. */
export const PopupsForm = ({ popups: saved, languages }: Props) => {
  const { t } = useText();
  const page = usePageDraft(saved, popupsDraft);
  const { save, busy, disabled, sheet, wrong, setWrong } = useSavePage();
  const { draft, setDraft, revision, begin } = page;
  const { popups, filters } = draft;
  const set = (change: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...change });
    setWrong({});
  };
  const popupFold = useFold(popups, next => set({ popups: next }), wrong, 'popups.');
  const filterFold = useFold(filters, next => set({ filters: next }), wrong, 'filters.');
  const submit = async (): Promise<void> => {
    const body = popupsBody(draft, revision);
    const asked = body.popups.map(popup => ({ ...popup, hasPicture: popup.image !== null }));
    const problems = popupProblems(asked, body.filters, languages[0] ?? '');
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    await save(
      `popups ${JSON.stringify(body)}`,
      venue => call('POST /console/{venue}/settings/popups', { venue, body }),
      settings => begin(settings.popups),
    );
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <SettingsCard>
        <h2>{t('popups.title')}</h2>
        <p>{t('popups.hint')}</p>
      </SettingsCard>
      {popups.map((popup, place) => (
        <PopupCard
          // biome-ignore lint/suspicious/noArrayIndexKey: new ones have no id yet; nothing of a card is kept beside the draft
          key={place}
          popup={popup}
          {...popupFold.of(place)}
          languages={languages}
          wrong={wrong}
        />
      ))}
      <div>
        <Button
          variant="default"
          disabled={popups.length >= POPUP_LIMIT}
          onClick={() => popupFold.add(NEW_POPUP)}
        >
          {t('popups.add')}
        </Button>
      </div>
      <SettingsCard>
        <h2>{t('popups.filters')}</h2>
        <p>{t('popups.filtersHint')}</p>
      </SettingsCard>
      {filters.map((filter, place) => (
        <FilterCard
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id
          key={place}
          filter={filter}
          {...filterFold.of(place)}
          languages={languages}
          wrong={wrong}
        />
      ))}
      <div>
        <Button
          variant="default"
          disabled={filters.length >= MOST_FILTERS}
          onClick={() => filterFold.add(NEW_FILTER)}
        >
          {t('popups.addFilter')}
        </Button>
      </div>
      <NewerPage page={page} />
      <SaveButton busy={busy} disabled={disabled || !page.changed} />
      {sheet}
    </Form>
  );
};
