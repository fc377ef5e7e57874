import { Icon } from '@tableside/design';
import { useEffect, useState } from 'react';
import { Onboarding } from '../../../features/onboarding/index.ts';
import { useGuest } from '../../../features/venue/index.ts';
import { loadMoreTexts, useT } from '../../../texts/texts.ts';

const STEPS = [
  { icon: 'plus', name: 'choose' },
  { icon: 'bag', name: 'send' },
  { icon: 'clock', name: 'follow' },
] as const;

/** How ordering works, in three steps, once per phone, where the venue wants it told. ONBOARD-01, FLAG-14. */
export const OrdersOnboarding = ({ after }: { after: number }) => {
  const t = useT();
  const { flags, orderingEnabled, ordersPaused } = useGuest();
  const wanted = flags.has('onboarding-orders') && orderingEnabled && !ordersPaused;
  // Its texts are not among those of the first view.
  const [ready, setReady] = useState(t('orders.onboarding.label') !== '');
  useEffect(() => {
    if (wanted && !ready)
      loadMoreTexts().then(
        () => setReady(true),
        () => undefined,
      );
  }, [wanted, ready]);
  if (!wanted || !ready) return null;
  return (
    <Onboarding
      name="orders"
      label={t('orders.onboarding.label')}
      after={after}
      steps={STEPS.map(({ icon, name }) => ({
        art: <Icon name={icon} size={44} />,
        title: t(`orders.onboarding.${name}`),
        text: t(`orders.onboarding.${name}Text`),
      }))}
    />
  );
};
