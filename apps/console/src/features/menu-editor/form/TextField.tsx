import { Textarea, TextInput } from '@mantine/core';
import { memo, type Ref } from 'react';
import { useText } from '../../../i18n/index.ts';
import { languageName } from '../words.ts';
import { ConfirmTranslation } from './StillRight.tsx';

type Props = {
  /** What the text is, in all languages: "Name". */
  readonly of: string;
  readonly language: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly state: 'there' | 'missing' | 'stale';
  /** The text's name in the basis of translations, and what stands in the main language now. */
  readonly text: string;
  readonly seen: string;
  /** What the main language says, where that is another one; empty: nothing to translate. */
  readonly original: string;
  readonly long: boolean;
  readonly focused: boolean;
  readonly field: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
  readonly onType: (language: string, value: string) => void;
};

/** A text in one language: drawn anew when it changes itself, for a long one is measured each time. */
export const TextField = memo((props: Props) => {
  const { of, language, value, error, state, text, seen, original, long, focused, field, onType } = props;
  const { t } = useText();
  const Field = long ? Textarea : TextInput;
  return (
    <div>
      <Field
        ref={field}
        data-autofocus={focused || undefined}
        lang={language}
        label={languageName(language)}
        placeholder={original || undefined}
        {...(long && { autosize: true, minRows: 2, maxRows: 8 })}
        value={value}
        error={error}
        // Below the field, so that fields beside each other stand on one line.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={state === 'there' ? undefined : t(`menu.translation.${state}`)}
        onChange={event => onType(language, event.currentTarget.value)}
      />
      {state === 'stale' && <ConfirmTranslation of={of} text={text} language={language} seen={seen} />}
    </div>
  );
});
