import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import styles from './first-steps.module.css';
import { firstStepsQuery } from './first-steps-query.ts';

/** One calm line while something is left of setting up; gone by itself when it is done. */
export const FirstStepsStrip = () => {
  const { t } = useText();
  const { id, slug } = useVenue();
  const [, navigate] = useLocation();
  const { data } = useQuery(firstStepsQuery(id));
  if (!data?.open) return null;
  const left = data.steps.filter(({ done }) => !done).length;
  return (
    <aside className={styles.strip} aria-label={t('firstSteps.title')}>
      <span>
        <b>{t('firstSteps.title')}</b> {t('firstSteps.left', { count: left })}
      </span>
      <Button px="sm" variant="default" onClick={() => navigate(sectionPath(slug, 'first-steps'))}>
        {t('firstSteps.continue')}
      </Button>
    </aside>
  );
};
