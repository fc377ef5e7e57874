import { Toasts } from '@tableside/design';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import { dismissToast, useToasts } from '../../toasts/toasts.ts';

/** The messages on screen; Back closes the latest before it leaves. MENU-43. */
export const ToastHost = () => {
  const toasts = useToasts();
  const t = useT();
  const latest = toasts.at(-1);
  useBackCloses(
    latest !== undefined && latest.id !== 'offline',
    'toast',
    () => latest && dismissToast(latest.id),
  );
  return <Toasts toasts={toasts} onDismiss={dismissToast} dismissLabel={t('common.dismiss')} />;
};
