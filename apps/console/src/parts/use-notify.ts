import { notifications } from '@mantine/notifications';
import { type ReactNode, useCallback } from 'react';
import { useText } from '../i18n/index.ts';

type Note = { title?: string; message: ReactNode; tone: 'calm' | 'bad' };

/** How long a note stays, in milliseconds: long enough to be read with a tray in the hands. */
const STAYS_MS = 8_000;

/** The calm note that is shown. The next takes its place: they pile up over nothing that is worked on. */
let calm: string | undefined;

/** Shows a short note over the page; answers with what takes it away again. */
export const useNotify = (): ((note: Note) => () => void) => {
  const { t } = useText();
  return useCallback(
    ({ tone, ...note }) => {
      if (tone === 'calm' && calm !== undefined) notifications.hide(calm);
      const id = notifications.show({
        ...note,
        color: tone === 'bad' ? 'brick' : 'pine',
        autoClose: STAYS_MS,
        closeButtonProps: { 'aria-label': t('app.close'), size: 48 },
      });
      if (tone === 'calm') calm = id;
      return () => notifications.hide(id);
    },
    [t],
  );
};
