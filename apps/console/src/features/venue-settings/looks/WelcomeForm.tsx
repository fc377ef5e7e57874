import type { AboutSettings } from '@tableside/contract/http/admin/settings';
import type { WelcomeSettings } from '@tableside/contract/http/shared/looks';
import { welcomeProblems } from '@tableside/domain/venue';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { TextsByLanguage } from '../about/TextsByLanguage.tsx';
import { useCheckedPage } from '../use-checked-page.ts';
import { ButtonFields } from './fields/ButtonFields.tsx';
import { LinkFields } from './fields/LinkFields.tsx';
import { QuickFields } from './fields/QuickFields.tsx';
import { WithPreview } from './WithPreview.tsx';
import { welcomeBody, welcomeDraft } from './welcome-draft.ts';

const LONGEST = 60;

type Props = {
  welcome: WelcomeSettings;
  spoken: Pick<AboutSettings, 'main_language' | 'languages'>;
};

/** What guests meet first. */
export const WelcomeForm = ({ welcome, spoken }: Props) => {
  const { t } = useText();
  const main = spoken.main_language;
  const { page, saving, draft, set, submit, wrong } = useCheckedPage(welcome, {
    name: 'welcome',
    draftOf: welcomeDraft,
    bodyOf: (chosen, revision) => ({ revision, ...welcomeBody(chosen) }),
    problemsOf: body => welcomeProblems(body.buttons, body.social_links, main),
    send: (venue, body) => call('POST /console/{venue}/settings/welcome', { venue, body }),
    savedIn: settings => settings.welcome,
  });
  const languages = [main, ...spoken.languages];
  return (
    <WithPreview
      page={page}
      saving={saving}
      onSubmit={submit}
      tried={{ welcome: welcomeBody(draft) }}
      first="welcome"
    >
      <SettingsCard>
        <TextsByLanguage
          title={t('welcome.button')}
          hint={t('welcome.buttonHint')}
          languages={languages}
          longest={LONGEST}
          value={draft.words}
          onChange={words => set({ words })}
        />
      </SettingsCard>
      <ButtonFields
        buttons={draft.buttons}
        languages={languages}
        wrong={wrong}
        onChange={buttons => set({ buttons })}
      />
      <LinkFields links={draft.links} wrong={wrong} onChange={links => set({ links })} />
      <QuickFields quick={draft.quick} language={main} onChange={quick => set({ quick })} />
    </WithPreview>
  );
};
