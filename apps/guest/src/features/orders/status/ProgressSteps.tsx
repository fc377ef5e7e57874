import { useT } from '../../../texts/texts.ts';
import styles from './ProgressSteps.module.css';
import { stepsOf } from './steps.ts';

/** How far the order has come, as four stops. ORDER-27…30. */
export const ProgressSteps = ({ step, pickup }: { step: number; pickup: boolean }) => {
  const t = useT();
  return (
    <ol className={styles.steps} aria-label={t('orders.steps')}>
      {stepsOf(step, pickup).map(({ label, state }) => (
        <li key={label} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.label}>{t(label)}</span>
          {state !== 'next' && (
            <span className="visually-hidden">
              ({t(state === 'done' ? 'orders.stepDone' : 'orders.stepNow')})
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
