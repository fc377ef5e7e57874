import { Button, Checkbox } from '@mantine/core';
import type { QuestionSettings } from '@tableside/contract/http/offer-settings';
import { questionProblems } from '@tableside/domain/venue';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/Form.tsx';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { NewerPage } from './NewerPage.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { NEW_QUESTION } from './question-draft.ts';
import { SaveButton } from './SaveButton.tsx';
import { TextsByLanguage } from './TextsByLanguage.tsx';
import { useFold } from './use-fold.ts';
import { usePageDraft } from './use-page-draft.ts';
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
  const { save, busy, disabled, sheet, wrong, setWrong } = useSavePage();
  const { draft, setDraft, revision, begin } = page;
  const { asked, questions } = draft;
  const set = (change: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...change });
    setWrong({});
  };
  const fold = useFold(
    questions,
    next => set({ asked: asked || next.length > questions.length, questions: next }),
    wrong,
    '',
  );
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
    <Form className={styles.form} onSubmit={submit}>
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
      {questions.map((question, place) => (
        <QuestionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: new ones have no key yet; nothing of a card is kept beside the draft
          key={place}
          question={question}
          {...fold.of(place)}
          languages={languages}
          wrong={wrong}
        />
      ))}
      <div>
        <Button
          variant="default"
          disabled={questions.length >= MOST_QUESTIONS}
          onClick={() => fold.add(NEW_QUESTION)}
        >
          {t('questions.add')}
        </Button>
      </div>
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
      <NewerPage page={page} />
      <SaveButton busy={busy} disabled={disabled || !page.changed} />
      {sheet}
    </Form>
  );
};
