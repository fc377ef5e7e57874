import { Button, IconButton } from '@tableside/design';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { markOnboarded, wantsIntroduction } from './done-cookie.ts';
import styles from './Onboarding.module.css';
import { type OnboardingStep, Step } from './OnboardingStep.tsx';

type Props = { readonly name: string; readonly label: string; readonly steps: readonly OnboardingStep[] };

/** An introduction that stands in the page: for a screen that nothing may open over. Closing it counts as understood. ONBOARD-03…06. */
export const OnboardingCard = ({ name, label, steps }: Props) => {
  const t = useT();
  const { preview } = useGuest();
  const [at, setAt] = useState(steps.length);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wantsIntroduction(name, preview)) setAt(0);
  }, [name, preview]);
  if (at >= steps.length) return null;
  const last = at === steps.length - 1;
  const done = () => {
    markOnboarded(name);
    setAt(steps.length);
  };
  const next = () => {
    if (last) return done();
    setAt(at + 1);
    heading.current?.focus();
  };
  return (
    <section className={styles.card} aria-label={label}>
      <IconButton icon="close" label={t('common.close')} className={styles.close} onClick={done} />
      <Step steps={steps} at={at} heading={heading} />
      <Button wide look="secondary" onClick={next}>
        {t(last ? 'bill.onboarding.understood' : 'bill.onboarding.next')}
      </Button>
    </section>
  );
};
