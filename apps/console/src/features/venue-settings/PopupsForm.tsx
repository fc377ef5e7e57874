import type { PopupSettings } from '@tableside/contract/http/offer-settings';
import { POPUP_LIMIT, popupProblems } from '@tableside/domain/venue';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { usePageDraft } from '../../parts/use-page-draft.ts';
import { FilterCard } from './FilterCard.tsx';
import { FoldList } from './FoldList.tsx';
import { PopupCard } from './PopupCard.tsx';
import { NEW_FILTER, NEW_POPUP, popupsBody, popupsDraft } from './popups-draft.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSavePage } from './use-save-page.ts';

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
  const saving = useSavePage();
  const { save, wrong, setWrong } = saving;
  const { draft, setDraft, revision, begin } = page;
  const { popups, filters } = draft;
  const set = (change: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...change });
    setWrong({});
  };
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
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      <SettingsCard>
        <h2>{t('popups.title')}</h2>
        <p>{t('popups.hint')}</p>
      </SettingsCard>
      <FoldList
        list={popups}
        most={POPUP_LIMIT}
        fresh={NEW_POPUP}
        add={t('popups.add')}
        wrong={wrong}
        prefix="popups."
        onChange={next => set({ popups: next })}
        card={(popup, fold) => <PopupCard popup={popup} {...fold} languages={languages} wrong={wrong} />}
      />
      <SettingsCard>
        <h2>{t('popups.filters')}</h2>
        <p>{t('popups.filtersHint')}</p>
      </SettingsCard>
      <FoldList
        list={filters}
        most={MOST_FILTERS}
        fresh={NEW_FILTER}
        add={t('popups.addFilter')}
        wrong={wrong}
        prefix="filters."
        onChange={next => set({ filters: next })}
        card={(filter, fold) => <FilterCard filter={filter} {...fold} languages={languages} wrong={wrong} />}
      />
    </SettingsForm>
  );
};
