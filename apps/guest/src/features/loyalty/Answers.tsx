import { Field } from '@tableside/design';
import { type EnrolmentProblem, MAX_ANSWER } from '@tableside/domain/loyalty';
import type { Translate } from '@tableside/i18n';
import { useT } from '../../texts/texts.ts';
import type { Program } from './standing.ts';

type Question = Program['additional_fields'][number];
type Props = {
  readonly questions: readonly Question[];
  readonly answers: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, EnrolmentProblem>>;
  readonly onAnswer: (key: string, answer: string) => void;
};

const problemText = (problem: EnrolmentProblem, question: Question, t: Translate): string => {
  switch (problem) {
    case 'required':
      return t('generic.requiredField');
    case 'phone':
      return t('generic.invalidPhone');
    case 'email':
      return t('errors.invalid_email');
    case 'short':
      return t('loyalty.short', { count: question.min_length ?? 0 });
    case 'long':
      return t('loyalty.long', { count: question.max_length ?? MAX_ANSWER });
  }
};

const MODES = { text: 'text', tel: 'tel', email: 'email' } as const;
const COMPLETES = { text: 'off', tel: 'tel', email: 'email' } as const;

/** What a programme asks of whoever joins. LOYAL-13, LOYAL-22…24, ENTITY-76. */
export const Answers = ({ questions, answers, problems, onAnswer }: Props) => {
  const t = useT();
  return questions.map(question => {
    const problem = problems[question.key];
    return (
      <Field
        key={question.key}
        label={question.name}
        placeholder={question.placeholder}
        type={question.type}
        inputMode={MODES[question.type]}
        autoComplete={COMPLETES[question.type]}
        {...(question.type !== 'text' && { dir: 'ltr' as const })}
        required={question.required}
        maxLength={MAX_ANSWER}
        value={answers[question.key] ?? ''}
        error={problem ? problemText(problem, question, t) : null}
        onChange={event => onAnswer(question.key, event.currentTarget.value)}
      />
    );
  });
};
