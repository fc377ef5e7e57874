import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { meQuery } from '../session/index.ts';
import { SecretField } from './SecretField.tsx';
import { useAttempt } from './use-attempt.ts';

const isPasswordNeeded = (error: unknown): boolean => isApiFailure(error) && error.code === 'password_needed';

const ProveSheet = ({ onProven, onClose }: { onProven: () => void; onClose: () => void }) => {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { run, busy, failure } = useAttempt();
  const prove = async () => {
    const body = { password, ...(code.trim().length >= 6 && { code }) };
    if (await run(() => call('POST /console/confirm-password', { body }))) onProven();
  };
  const { data: me } = useQuery(meQuery);
  if (me?.email === null) {
    return (
      <Sheet opened onClose={onClose} title={t('prove.title')}>
        <p>{t('prove.none')}</p>
      </Sheet>
    );
  }
  return (
    <Sheet opened onClose={onClose} title={t('prove.title')}>
      <Form onSubmit={prove}>
        <p>{t('prove.hint')}</p>
        <SecretField label={t('account.passwordNow')} value={password} onChange={setPassword} />
        <TextInput
          label={t('prove.code')}
          value={code}
          autoComplete="one-time-code"
          maxLength={40}
          onChange={event => setCode(event.currentTarget.value)}
        />
        <Failure text={failure} />
        <Button type="submit" loading={busy}>
          {t('prove.submit')}
        </Button>
      </Form>
    </Sheet>
  );
};

/**
 * For what a PIN alone may not do: `guard` runs the work, and where the server asks for the password, asks for it and runs
 * the work again. `sheet` stands somewhere on the page.
 */
export const useProven = (): {
  readonly guard: (work: () => Promise<unknown>) => Promise<void>;
  readonly askFor: (error: unknown, again: () => void) => boolean;
  readonly sheet: ReactNode;
} => {
  const [again, setAgain] = useState<(() => void) | null>(null);
  const askFor = (error: unknown, retry: () => void): boolean => {
    if (!isPasswordNeeded(error)) return false;
    setAgain(() => retry);
    return true;
  };
  const guard = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!askFor(error, () => void work().catch(() => undefined))) throw error;
    }
  };
  const close = () => setAgain(null);
  const proven = () => {
    close();
    again?.();
  };
  return { guard, askFor, sheet: again && <ProveSheet onProven={proven} onClose={close} /> };
};
