import { Field } from '@tableside/design';
import { type FieldProblem, MAX_FIELD_LENGTH } from '@tableside/domain/venue';
import { useId, useState } from 'react';
import { useT } from '../../texts/texts.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './ExtraFields.module.css';
import { optionKey, optionText } from './options.ts';
import type { ExtraField as ExtraFieldRule } from './shown-fields.ts';

export type ExtraFieldProps = {
  readonly field: ExtraFieldRule;
  readonly value: string | boolean | undefined;
  readonly problem: FieldProblem | undefined;
  /** Problems are said once the guest has left the field or tried to go on. */
  readonly insist: boolean;
  readonly text: (key: string) => string;
  readonly onChange: (value: string | boolean) => void;
};

/** One extra question in the control its type asks for. EXTRA-02, EXTRA-07…10. */
export const ExtraField = (props: ExtraFieldProps) => {
  const { field, value, problem, insist, text, onChange } = props;
  const t = useT();
  const [left, setLeft] = useState(false);
  const list = useId();
  const label = text(field.placeholder);
  const shown = problem && (insist || left) ? problem : undefined;
  const error =
    shown === undefined
      ? null
      : t(
          shown === 'required'
            ? 'generic.requiredField'
            : shown === 'tooLong'
              ? 'extra.tooLong'
              : 'extra.notAnOption',
          { max: MAX_FIELD_LENGTH },
        );
  const aside = field.required ? undefined : t('common.optional');
  const shared = { label, aside, error, required: field.required, onBlur: () => setLeft(true) };
  if (field.type === 'checkbox' || (field.type === 'select' && field.selectOptions.length > 0)) {
    return <ChoiceField {...shared} {...{ field, value, text, onChange }} />;
  }
  const typed = typeof value === 'string' ? value : '';
  const suggests = field.type === 'autocomplete' && field.selectOptions.length > 0;
  return (
    <div className={styles.field}>
      <Field
        {...shared}
        value={suggests ? optionText(field.selectOptions, typed, text) : typed}
        maxLength={MAX_FIELD_LENGTH}
        list={suggests ? list : undefined}
        autoComplete={suggests ? 'off' : undefined}
        aria-required={field.required}
        onChange={event => {
          const { value: now } = event.currentTarget;
          onChange(suggests ? optionKey(field.selectOptions, now, text) : now);
        }}
      />
      {suggests && (
        <datalist id={list}>
          {field.selectOptions.map(option => (
            <option key={option} value={text(option)} />
          ))}
        </datalist>
      )}
    </div>
  );
};
