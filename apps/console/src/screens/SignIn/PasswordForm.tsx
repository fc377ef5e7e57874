import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Form } from '../../parts/form/Form.tsx';

type Props = { onIn: () => Promise<unknown>; onCode: () => void };

/** E-mail and password; where the second step is on, its code comes next. */
export const PasswordForm = ({ onIn, onCode }: Props) => {
  const { t } = useText();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: { email: isEmail(t('signIn.emailMissing')), password: isNotEmpty(t('signIn.passwordMissing')) },
  });
  const signIn = async (values: { email: string; password: string }) => {
    setFailure(null);
    try {
      const body = { ...values, email: values.email.trim() };
      const { next } = await call('POST /console/sign-in', { body });
      if (next === 'code') onCode();
      else await onIn();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Form onSubmit={() => form.onSubmit(signIn)()}>
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
    </Form>
  );
};
