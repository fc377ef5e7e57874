import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { isSection, sectionPath } from '../../routes.ts';
import { sectionsOf, useVenue } from '../session/index.ts';
import styles from './first-steps.module.css';
import type { FirstStep } from './first-steps-query.ts';

/** Where a step is done; the test order is done on a phone. */
const SECTION_OF: Readonly<Record<FirstStep, string | null>> = {
  menu: 'menu',
  codes: 'codes',
  payments: 'payment-settings',
  hours: 'hours',
  test_order: null,
};

type Props = {
  step: FirstStep;
  number: number;
  done: boolean;
  /** The first that is not done: its button is the one to press. */
  next: boolean;
  onShowCode: () => void;
};

/** A step: what it is for, whether it is done, and the way there. */
export const StepRow = ({ step, number, done, next, onShowCode }: Props) => {
  const { t } = useText();
  const { slug, role } = useVenue();
  const [, navigate] = useLocation();
  const place = SECTION_OF[step] ?? undefined;
  const section = isSection(place) && sectionsOf(role).includes(place) ? place : null;
  const name = t(`firstSteps.${step}`);
  const look = done ? 'subtle' : next ? 'filled' : 'default';
  return (
    <li className={styles.step} data-done={done || undefined}>
      <span className={styles.mark}>{done ? <Icon name="check" /> : number}</span>
      <div className={styles.what}>
        <h2>{name}</h2>
        {done ? <p className={styles.done}>{t('firstSteps.done')}</p> : <p>{t(`firstSteps.${step}.hint`)}</p>}
      </div>
      {section !== null && (
        <Button
          className={styles.deed}
          variant={look}
          aria-label={done ? t('firstSteps.open', { step: name }) : undefined}
          onClick={() => navigate(sectionPath(slug, section))}
        >
          {step === 'test_order' || done ? t('organisation.open') : t(`firstSteps.${step}.do`)}
        </Button>
      )}
      {step === 'test_order' && (
        <Button className={styles.deed} variant={look} onClick={onShowCode}>
          {t('firstSteps.showCode')}
        </Button>
      )}
    </li>
  );
};
