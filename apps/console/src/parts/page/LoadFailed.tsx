import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { askAgain } from '../../api/ask-again.ts';
import { failureText } from '../../api/failure-text.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from './Blank.tsx';

type Props = { title: string; error: unknown; onRetry: () => void };

/** Says what could not be loaded and offers to try again. */
export const LoadFailed = ({ title, error, onRetry }: Props) => {
  const { t } = useText();
  const client = useQueryClient();
  const retry = () => {
    onRetry();
    askAgain(client);
  };
  return (
    <div role="alert">
      <Blank icon="alert" title={title} hint={failureText(error, t)}>
        <Button onClick={retry}>{t('app.retry')}</Button>
      </Blank>
    </div>
  );
};
