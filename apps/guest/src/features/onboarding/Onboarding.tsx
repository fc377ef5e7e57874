import { Button, Sheet } from '@tableside/design';
import { useEffect, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { markOnboarded, wantsIntroduction } from './done-cookie.ts';
import { type OnboardingStep, Step, useSteps } from './OnboardingStep.tsx';

type Props = {
  /** Which introduction this is: each is remembered for itself. */
  readonly name: string;
  readonly label: string;
  readonly steps: readonly OnboardingStep[];
  /** Milliseconds after the screen stands. */
  readonly after: number;
};

/** Something else is open and asks for attention. */
const isBusy = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * A few steps about a screen, once: Next, and Understood on the last. Closing it counts as understood. It never opens over
 * another sheet, nor in a preview. ONBOARD-03…06, ONBOARD-08, PREVIEW-07.
 */
export const Onboarding = ({ name, label, steps, after }: Props) => {
  const t = useT();
  const { preview } = useGuest();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!wantsIntroduction(name, preview)) return;
    const timer = setTimeout(() => !isBusy() && setOpen(true), after);
    return () => clearTimeout(timer);
  }, [name, after, preview]);
  const done = () => {
    markOnboarded(name);
    setOpen(false);
  };
  useBackCloses(open, 'sheet', done);
  const { at, heading, label: leadsOn, next } = useSteps(steps, done);
  return (
    <Sheet
      open={open}
      onClose={done}
      label={label}
      untitled
      closeLabel={t('common.close')}
      footer={
        <Button wide onClick={next}>
          {t(leadsOn)}
        </Button>
      }
    >
      <Step steps={steps} at={at} heading={heading} />
    </Sheet>
  );
};
