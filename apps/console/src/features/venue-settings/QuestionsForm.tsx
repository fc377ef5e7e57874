import { Checkbox } from '@mantine/core';
import type { QuestionSettings } from '@tableside/contract/http/offer-settings';
import { questionProblems } from '@tableside/domain/venue';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { usePageDraft } from '../../parts/use-page-draft.ts';
import { FoldList } from './FoldList.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { NEW_QUESTION } from './question-draft.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { TextsByLanguage } from './TextsByLanguage.tsx';
import { useSavePage } from './use-save-page.ts';
import styles from './venue-settings.module.css';

/** The contract's bounds. */
const LONGEST_TEXT = 500;
const MOST_QUESTIONS = 12;

const draftOf = ({ revision: _, changed_by: __, ...chosen }: QuestionSettings) => chosen;
type Props = {
  questions: QuestionSettings;
  /** The main one first. */
  languages: readonly string[];
};

/** What guests are asked when they order. */
export const QuestionsForm = ({ questions: saved, languages }: Props) => {
  const { t } = useText();
  const page = usePageDraft(saved, draftOf);
  const saving = useSavePage();
  const { save, wrong, setWrong } = saving;
  const { draft, setDraft, revision, begin } = page;
  const { asked, questions } = draft;
  const set = (change: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...change });
    setWrong({});
  };
  const submit = async (): Promise<void> => {
    const problems = questionProblems(questions, languages[0] ?? '');
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    const body = { revision, ...draft };
    await save(
      `questions ${JSON.stringify(body)}`,
      venue => call('POST /console/{venue}/settings/questions', { venue, body }),
      settings => begin(settings.questions),
    );
  };
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
        most={MOST_QUESTIONS}
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
          longest={LONGEST_TEXT}
          value={draft.text}
          onChange={text => set({ text })}
        />
      </SettingsCard>
    </SettingsForm>
  );
};
