import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { meQuery } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './sign-in.module.css';

/** E-mail and password; after that the page it was opened for. */
export const SignInScreen = () => {
  const { t } = useText();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: isEmail(t('signIn.emailMissing')), password: isNotEmpty(t('signIn.passwordMissing')) },
  });
  const signIn = async (values: { email: string; password: string }) => {
    setFailure(null);
    try {
      await call('POST /console/sign-in', { body: { ...values, email: values.email.trim() } });
      await client.invalidateQueries({ queryKey: meQuery.queryKey });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="Tableside" width="64" height="64" />
        <h1>{t('signIn.title')}</h1>
        <p>{t('signIn.subtitle')}</p>
        <form noValidate onSubmit={form.onSubmit(signIn)} className={styles.form}>
          <TextInput
            label={t('signIn.email')}
            type="email"
            autoComplete="username"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={t('signIn.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword'), tabIndex: 0 }}
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          {failure !== null && (
            <Alert color="brick" icon={<Icon name="alert" />}>
              {failureText(failure, t)}
            </Alert>
          )}
          <Button type="submit" size="xl" loading={form.submitting}>
            {t('signIn.submit')}
          </Button>
        </form>
        <LanguageSwitch />
      </div>
    </main>
  );
};
