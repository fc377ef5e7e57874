import type { AboutSettings } from '@tableside/contract/http/console-settings';
import type { WelcomeSettings } from '@tableside/contract/http/looks';
import { welcomeProblems } from '@tableside/domain/venue';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/SettingsCard.tsx';
import { usePageDraft } from '../../../parts/use-page-draft.ts';
import { TextsByLanguage } from '../TextsByLanguage.tsx';
import { useSavePage } from '../use-save-page.ts';
import { ButtonFields } from './ButtonFields.tsx';
import { LinkFields } from './LinkFields.tsx';
import { QuickFields } from './QuickFields.tsx';
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
  const page = usePageDraft(welcome, welcomeDraft);
  const saving = useSavePage();
  const { save, wrong, setWrong } = saving;
  const { draft, setDraft, revision, begin } = page;
  const languages = [spoken.main_language, ...spoken.languages];
  const body = welcomeBody(draft);
  const submit = async (): Promise<void> => {
    const problems = welcomeProblems(body.buttons, body.social_links, spoken.main_language);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    await save(
      `welcome ${JSON.stringify(body)}`,
      venue => call('POST /console/{venue}/settings/welcome', { venue, body: { revision, ...body } }),
      settings => begin(settings.welcome),
    );
  };
  return (
    <WithPreview page={page} saving={saving} onSubmit={submit} tried={{ welcome: body }} first="welcome">
      <SettingsCard>
        <TextsByLanguage
          title={t('welcome.button')}
          hint={t('welcome.buttonHint')}
          languages={languages}
          longest={LONGEST}
          value={draft.words}
          onChange={words => setDraft({ ...draft, words })}
        />
      </SettingsCard>
      <ButtonFields
        buttons={draft.buttons}
        languages={languages}
        wrong={wrong}
        onChange={buttons => setDraft({ ...draft, buttons })}
      />
      <LinkFields links={draft.links} wrong={wrong} onChange={links => setDraft({ ...draft, links })} />
      <QuickFields
        quick={draft.quick}
        language={spoken.main_language}
        onChange={quick => setDraft({ ...draft, quick })}
      />
    </WithPreview>
  );
};
