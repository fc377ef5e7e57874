import { Checkbox } from '@mantine/core';
import type { QuestionSettings } from '@tableside/contract/http/shared/settings/offer-settings';
import { questionProblems } from '@tableside/domain/venue';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { TextsByLanguage } from '../about/TextsByLanguage.tsx';
import { FoldList } from '../FoldList.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useCheckedPage } from '../use-checked-page.ts';
import styles from '../venue-settings.module.css';
import { QuestionCard } from './QuestionCard.tsx';
import { NEW_QUESTION } from './question-draft.ts';

/** The contract's bounds. */
const MAX_TEXT = 500;
const MAX_QUESTIONS = 12;

const draftOf = ({ revision: _, changed_by: __, ...chosen }: QuestionSettings) => chosen;
type Props = {
  questions: QuestionSettings;
  /** The main one first. */
  languages: readonly string[];
};

/** What guests are asked when they order. */
export const QuestionsForm = ({ questions: saved, languages }: Props) => {
  const { t } = useText();
  const { page, saving, draft, set, submit, wrong } = useCheckedPage(saved, {
    name: 'questions',
    draftOf,
    bodyOf: (typed, revision) => ({ revision, ...typed }),
    problemsOf: body => questionProblems(body.questions, languages[0] ?? ''),
    send: (venue, body) => call('POST /console/{venue}/settings/questions', { venue, body }),
    savedIn: settings => settings.questions,
  });
  const { asked, questions } = draft;
  return (
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      <SettingsCard>
        <h2>{t('questions.title')}</h2>
        <p>{t('questions.hint')}</p>
        <Checkbox
          size="md"
          classNames={{ body: styles.switchBody }}
          label={t('questions.asked')}
          checked={asked}
          onChange={event => set({ asked: event.currentTarget.checked })}
        />
      </SettingsCard>
      <FoldList
        list={questions}
        most={MAX_QUESTIONS}
        fresh={NEW_QUESTION}
        add={t('questions.add')}
        wrong={wrong}
        prefix=""
        onChange={next => set({ asked: asked || next.length > questions.length, questions: next })}
        card={(question, fold) => (
          <QuestionCard question={question} {...fold} languages={languages} wrong={wrong} />
        )}
      />
      <SettingsCard>
        <TextsByLanguage
          title={t('questions.text')}
          hint={t('questions.textHint')}
          languages={languages}
          longest={MAX_TEXT}
          value={draft.text}
          onChange={text => set({ text })}
        />
      </SettingsCard>
    </SettingsForm>
  );
};
