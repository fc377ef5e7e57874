import { PasswordInput, TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import type { SetupForm } from './use-setup.ts';

/** The code of the installation, and the owner's account. */
export const OwnerFields = ({ form, codeGiven }: { form: SetupForm; codeGiven: boolean }) => {
  const { t } = useText();
  return (
    <>
      {!codeGiven && (
        <TextInput
          label={t('setup.code')}
          description={t('setup.codeHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          {...form.getInputProps('code')}
        />
      )}
      <TextInput label={t('setup.name')} autoComplete="name" maxLength={80} {...form.getInputProps('name')} />
      <TextInput
        label={t('signIn.email')}
        description={t('setup.emailHint')}
        type="email"
        autoComplete="username"
        maxLength={200}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label={t('setup.password')}
        description={t('setup.passwordHint')}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
        maxLength={200}
        {...form.getInputProps('password')}
      />
    </>
  );
};
