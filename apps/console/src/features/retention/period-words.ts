import type { Translate } from '../../i18n/index.ts';

const YEAR = 365;

/** Days as people say them: whole years as years. */
export const periodWords = (t: Translate, days: number): string =>
  days % YEAR === 0 ? t('retention.years', { count: days / YEAR }) : t('retention.days', { count: days });
