import { Button, IconButton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { markOnboarded, wantsIntroduction } from './done-cookie.ts';
import styles from './Onboarding.module.css';
import { type OnboardingStep, Step, useSteps } from './OnboardingStep.tsx';

type Props = { readonly name: string; readonly label: string; readonly steps: readonly OnboardingStep[] };

/** An introduction that stands in the page: for a screen that nothing may open over. Closing it counts as understood. ONBOARD-03…06. */
export const OnboardingCard = ({ name, label, steps }: Props) => {
  const t = useT();
  const { preview } = useGuest();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (wantsIntroduction(name, preview)) setOpen(true);
  }, [name, preview]);
  const done = () => {
    markOnboarded(name);
    setOpen(false);
  };
  const { at, heading, label: leadsOn, next } = useSteps(steps, done);
  if (!open) return null;
  return (
    <section className={styles.card} aria-label={label}>
      <IconButton icon="close" label={t('common.close')} className={styles.close} onClick={done} />
      <Step steps={steps} at={at} heading={heading} />
      <Button wide look="secondary" onClick={next}>
        {t(leadsOn)}
      </Button>
    </section>
  );
};
