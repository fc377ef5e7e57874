import { Button, Checkbox } from '@mantine/core';
import { hasOptions, QUESTION_PLACES, QUESTION_TYPES } from '@tableside/domain/venue';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { RowAction } from '../../../parts/list/RowAction.tsx';
import { TextsByLanguage } from '../about/TextsByLanguage.tsx';
import { FoldCard, type FoldProps } from '../FoldCard.tsx';
import type { WrongFields } from '../use-save-page.ts';
import styles from '../venue-settings.module.css';
import { NEW_OPTION, type QuestionDraft } from './question-draft.ts';

type Props = FoldProps & {
  question: QuestionDraft;
  languages: readonly string[];
  wrong: WrongFields;
  onChange: (question: QuestionDraft) => void;
};
const LONGEST = 100;
const MAX_OPTIONS = 50;
const WHY: Partial<Record<string, TextKey>> = {
  missing: 'questions.wrong.missing',
  twice: 'questions.wrong.twice',
  options: 'questions.wrong.options',
};

/** One question: its words, how it is answered, where it is asked, and what there is to choose. */
export const QuestionCard = (props: Props) => {
  const { question, languages, wrong, onChange, ...rest } = props;
  const { place } = rest;
  const { t } = useText();
  const { label, type, options } = question;
  const name = label[languages[0] ?? ''] || t('questions.number', { number: place + 1 });
  const why = (field: string): string | undefined => {
    const key = WHY[wrong[`${place}.${field}`] ?? ''];
    return key && t(key);
  };
  return (
    <FoldCard {...rest} name={name} summary={t(`questions.type.${type}`)}>
      <FilterChips
        label={t('questions.type')}
        value={type}
        options={QUESTION_TYPES.map(value => ({ value, label: t(`questions.type.${value}`) }))}
        onChoose={next => onChange({ ...question, type: next })}
      />
      <TextsByLanguage
        title={t('questions.label')}
        hint={t(`questions.type.${type}.hint`)}
        languages={languages}
        longest={LONGEST}
        value={label}
        error={why('label')}
        onChange={next => onChange({ ...question, label: next })}
      />
      {hasOptions(question) && (
        <>
          {options.map((option, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: new ones have no key yet
              key={at}
              className={styles.option}
            >
              <TextsByLanguage
                title={t('questions.option', { number: at + 1 })}
                languages={languages}
                longest={LONGEST}
                value={option.label}
                error={why(`options.${at}`)}
                onChange={next =>
                  onChange({ ...question, options: options.with(at, { ...option, label: next }) })
                }
              />
              <RowAction
                icon="close"
                label={t('questions.removeOption', { number: at + 1 })}
                onClick={() => onChange({ ...question, options: options.toSpliced(at, 1) })}
              />
            </div>
          ))}
          {why('options') && <p role="alert">{why('options')}</p>}
          <div>
            {options.length >= MAX_OPTIONS ? (
              <p>{t('form.most', { count: MAX_OPTIONS })}</p>
            ) : (
              <Button
                variant="default"
                onClick={() => onChange({ ...question, options: [...options, NEW_OPTION] })}
              >
                {t('questions.addOption')}
              </Button>
            )}
          </div>
        </>
      )}
      <FilterChips
        label={t('questions.place')}
        value={question.place}
        options={QUESTION_PLACES.map(value => ({ value, label: t(`questions.place.${value}`) }))}
        onChoose={next => onChange({ ...question, place: next })}
      />
      <Checkbox
        size="md"
        classNames={{ body: styles.switchBody }}
        label={t(type === 'checkbox' ? 'questions.mustTick' : 'questions.must')}
        checked={question.required}
        onChange={event => onChange({ ...question, required: event.currentTarget.checked })}
      />
    </FoldCard>
  );
};
