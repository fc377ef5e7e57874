import { Field } from '@tableside/design';
import type { MessageKey } from '@tableside/i18n';
import type { ComponentProps } from 'react';
import { useT } from '../../texts/texts.ts';

type Props = Pick<ComponentProps<typeof Field>, 'required' | 'minLength'> & {
  readonly code: string;
  readonly trouble: MessageKey | null;
  readonly onCode: (code: string) => void;
};

/** Where a guest types the code of a sign, or the one that staff say. */
export const CodeField = ({ code, trouble, onCode, ...more }: Props) => {
  const t = useT();
  return (
    <Field
      label={t('table.code')}
      hint={t('table.codeHint')}
      error={trouble && t(trouble)}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={64}
      value={code}
      onChange={event => onCode(event.currentTarget.value)}
      {...more}
    />
  );
};
