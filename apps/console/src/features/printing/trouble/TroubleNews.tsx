import { VisuallyHidden } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import type { Trouble } from './use-troubles.ts';

/** Reads aloud what the tray counts: the region stands before anything is in it, only then do screen readers say what comes. */
export const TroubleNews = ({ troubles }: { troubles: readonly Trouble[] }) => {
  const { t } = useText();
  return (
    <VisuallyHidden role="status" aria-label={t('printing.troubles')}>
      {troubles.map(({ id, what, waiting }) => (
        <p key={id}>
          {what} {waiting}
        </p>
      ))}
    </VisuallyHidden>
  );
};
