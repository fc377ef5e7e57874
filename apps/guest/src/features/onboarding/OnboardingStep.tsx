import type { MessageKey } from '@tableside/i18n';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './Onboarding.module.css';

export type OnboardingStep = { readonly art: ReactNode; readonly title: string; readonly text: string };

type Props = {
  readonly steps: readonly OnboardingStep[];
  readonly at: number;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** How far an introduction is, and the button that leads on: Next, and Understood on the last, which is the end of it. */
export const useSteps = (steps: readonly OnboardingStep[], done: () => void) => {
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = at >= steps.length - 1;
  const label: MessageKey = last ? 'bill.onboarding.understood' : 'bill.onboarding.next';
  const next = () => {
    if (last) return done();
    setAt(at + 1);
    heading.current?.focus();
  };
  return { at, heading, label, next };
};

/** One step of an introduction: its picture, how far it is, its words. */
export const Step = ({ steps, at, heading }: Props) => {
  const t = useT();
  const step = steps[at];
  return (
    step && (
      <div className={styles.step}>
        <span className={styles.art}>{step.art}</span>
        <p className={styles.place}>
          <span className="visually-hidden">
            {t('bill.onboarding.step', { step: at + 1, steps: steps.length })}
          </span>
          {steps.map(({ title }, index) => (
            <span key={title} className={styles.dot} data-now={index === at || undefined} />
          ))}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {step.title}
        </h2>
        <p className={styles.text}>{step.text}</p>
      </div>
    )
  );
};
