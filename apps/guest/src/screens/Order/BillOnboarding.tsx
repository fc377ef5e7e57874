import { Icon } from '@tableside/design';
import { BillIcon } from '../../features/bill/index.ts';
import { OnboardingCard } from '../../features/onboarding/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

/**
 * The four steps of pay-and-go, once per phone, where the venue wants newcomers told: at the end of the bill, over nothing of
 * it. ONBOARD-03, ONBOARD-04, FLAG-14.
 */
export const BillOnboarding = () => {
  const t = useT();
  const { preview, flags } = useGuest();
  if (preview || !flags.has('onboarding-orders')) return null;
  const steps = [
    { art: <Icon name="receipt" size={44} />, name: 'see' },
    { art: <BillIcon name="choose" size={44} />, name: 'choose' },
    { art: <BillIcon name="equally" size={44} />, name: 'split' },
    { art: <Icon name="card" size={44} />, name: 'pay' },
  ] as const;
  return (
    <OnboardingCard
      name="bill"
      label={t('bill.onboarding.label')}
      steps={steps.map(({ art, name }) => ({
        art,
        title: t(`bill.onboarding.${name}`),
        text: t(`bill.onboarding.${name}Text`),
      }))}
    />
  );
};
