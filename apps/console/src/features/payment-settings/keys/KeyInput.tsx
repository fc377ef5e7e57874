import { PasswordInput, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { Provider } from '../providers-query.ts';
import type { KeyPlace } from './key-places.ts';

type Props = {
  readonly place: KeyPlace;
  /** As in the picture. */
  readonly number: number;
  readonly stored: Provider['keys'][number];
  readonly typed: string;
  /** What is wrong with it, in words. */
  readonly wrong: string | undefined;
  readonly disabled: boolean;
  readonly onType: (value: string) => void;
};

/** A key's field, under the name that the provider's page has for it; a stored one is told by its end, and never shown whole. */
export const KeyInput = ({ place, number, stored, typed, wrong, disabled, onType }: Props) => {
  const { t } = useText();
  const { called, begins } = place;
  const told = stored.set
    ? t('settings.keyStored', { hint: stored.hint ?? '' })
    : begins && t('settings.keyBegins', { begins });
  const field = {
    label: t('settings.keyLabel', { number: String(number), name: called }),
    ...(told && { description: told }),
    value: typed,
    disabled,
    error: wrong,
    placeholder: stored.set ? t('settings.keyReplace') : '',
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.currentTarget.value),
  };
  if (!stored.secret) return <TextInput {...field} />;
  return (
    <PasswordInput
      {...field}
      visibilityToggleButtonProps={{ size: 46, 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
    />
  );
};
