import type { PopupSettings } from '@tableside/contract/http/shared/settings/offer-settings';
import { POPUP_LIMIT, popupProblems } from '@tableside/domain/venue';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { FoldList } from '../FoldList.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useCheckedPage } from '../use-checked-page.ts';
import { FilterCard } from './FilterCard.tsx';
import { PopupCard } from './PopupCard.tsx';
import { NEW_FILTER, NEW_POPUP, popupsBody, popupsDraft } from './popups-draft.ts';

type Props = {
  popups: PopupSettings;
  /** The main one first. */
  languages: readonly string[];
};
const MAX_FILTERS = 20;

/** What guests are shown on the menu, and the cards that lead into it. */
export const PopupsForm = ({ popups: saved, languages }: Props) => {
  const { t } = useText();
  const { page, saving, draft, set, submit, wrong } = useCheckedPage(saved, {
    name: 'popups',
    draftOf: popupsDraft,
    bodyOf: popupsBody,
    problemsOf: ({ popups: shown, filters: cards }) => {
      const asked = shown.map(popup => ({ ...popup, hasPicture: popup.image !== null }));
      return popupProblems(asked, cards, languages[0] ?? '');
    },
    send: (venue, body) => call('POST /console/{venue}/settings/popups', { venue, body }),
    savedIn: settings => settings.popups,
  });
  const { popups, filters } = draft;
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
        most={MAX_FILTERS}
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
