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

type Props = { step: FirstStep; number: number; done: boolean; onShowCode: () => void };

/** A step: what it is for, whether it is done, and the way there. */
export const StepRow = ({ step, number, done, onShowCode }: Props) => {
  const { t } = useText();
  const { slug, role } = useVenue();
  const [, navigate] = useLocation();
  const place = SECTION_OF[step] ?? undefined;
  const section = isSection(place) && sectionsOf(role).includes(place) ? place : null;
  const name = t(`firstSteps.${step}`);
  return (
    <li className={styles.step} data-done={done || undefined}>
      <span className={styles.mark}>{done ? <Icon name="check" /> : number}</span>
      <div className={styles.what}>
        <h2>
          {name}
          {done && <span className={styles.done}>{t('firstSteps.done')}</span>}
        </h2>
        {!done && <p>{t(`firstSteps.${step}.hint`)}</p>}
      </div>
      {section !== null && (
        <Button
          variant={done ? 'subtle' : 'default'}
          aria-label={t('firstSteps.open', { step: name })}
          onClick={() => navigate(sectionPath(slug, section))}
        >
          {name}
        </Button>
      )}
      {step === 'test_order' && (
        <Button variant={done ? 'subtle' : 'default'} onClick={onShowCode}>
          {t('firstSteps.showCode')}
        </Button>
      )}
    </li>
  );
};
