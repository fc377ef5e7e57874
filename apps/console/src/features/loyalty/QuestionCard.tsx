import { Checkbox } from '@mantine/core';
import { ENROLMENT_FIELD_TYPES, MAX_ANSWER, MAX_PROGRAMME_TEXT } from '@tableside/domain/loyalty';
import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { FoldCard, type FoldProps, TextsByLanguage, type WrongFields } from '../venue-settings/index.ts';
import styles from './loyalty.module.css';
import { type QuestionDraft, whyKey } from './program-draft.ts';
import { WholeField } from './WholeField.tsx';

type Props = FoldProps & {
  question: QuestionDraft;
  languages: readonly string[];
  wrong: WrongFields;
  onChange: (question: QuestionDraft) => void;
};

/** A question to whoever joins: its words, what is asked for, and how long an answer may be. */
export const QuestionCard = ({ question, languages, wrong, onChange, ...fold }: Props) => {
  const { t } = useText();
  const { place } = fold;
  const name = question.name[languages[0] ?? ''] || t('loyalty.question', { number: place + 1 });
  const why = (field: string): string | undefined => {
    const key = whyKey(wrong[`fields.${place}.${field}`]);
    return key && t(key);
  };
  const length = (field: 'min_length' | 'max_length', label: 'loyalty.minLength' | 'loyalty.maxLength') => (
    <WholeField
      label={t(label)}
      min={field === 'min_length' ? 0 : 1}
      max={MAX_ANSWER}
      value={question[field]}
      error={field === 'min_length' ? why('lengths') : undefined}
      onChange={typed => onChange({ ...question, [field]: typed })}
    />
  );
  return (
    <FoldCard {...fold} name={name} summary={t(`loyalty.type.${question.type}`)}>
      <FilterChips
        label={t('loyalty.type')}
        value={question.type}
        options={ENROLMENT_FIELD_TYPES.map(value => ({ value, label: t(`loyalty.type.${value}`) }))}
        onChoose={type => onChange({ ...question, type })}
      />
      <TextsByLanguage
        title={t('loyalty.label')}
        languages={languages}
        longest={MAX_PROGRAMME_TEXT}
        value={question.name}
        error={why('name')}
        onChange={next => onChange({ ...question, name: next })}
      />
      <TextsByLanguage
        title={t('loyalty.placeholder')}
        languages={languages}
        longest={MAX_PROGRAMME_TEXT}
        value={question.placeholder}
        onChange={next => onChange({ ...question, placeholder: next })}
      />
      <Checkbox
        size="md"
        label={t('loyalty.required')}
        checked={question.required}
        onChange={event => onChange({ ...question, required: event.currentTarget.checked })}
      />
      {question.type === 'text' && (
        <div className={styles.pair}>
          {length('min_length', 'loyalty.minLength')}
          {length('max_length', 'loyalty.maxLength')}
        </div>
      )}
    </FoldCard>
  );
};
