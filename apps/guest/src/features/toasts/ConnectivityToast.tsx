import { useEffect } from 'react';
import { useOnline, watchConnectivity } from '../../data/connection/connectivity.ts';
import { useT } from '../../texts/texts.ts';
import { dismissToast, showToast } from '../../toasts/toasts.ts';

const TOAST = 'offline';

/** A message that stays while the phone is offline; tapping it reloads. OFFLINE-01…04. */
export const ConnectivityToast = () => {
  const online = useOnline();
  const t = useT();
  useEffect(watchConnectivity, []);
  useEffect(() => {
    if (online) {
      dismissToast(TOAST);
      return;
    }
    showToast({
      id: TOAST,
      tone: 'error',
      persistent: true,
      title: t('common.offlineTitle'),
      text: t('common.offlineText'),
      action: { label: t('common.reload'), run: () => location.reload() },
    });
  }, [online, t]);
  return null;
};
