import type { CallAnswer } from '@tableside/contract/client';
import { Link } from 'wouter';
import { useText } from '../../../i18n/index.ts';
import { sectionPath } from '../../../routes.ts';
import { useClock, useMoney, useVenue } from '../../session/index.ts';
import { useCents } from '../use-cents.ts';
import styles from './closing.module.css';
import { drawerWords } from './drawer.ts';

type Line = CallAnswer<'GET /console/{venue}/z-reports'>['reports'][number];

/** A report in the list. */
export const ReportLine = ({ line }: { line: Line }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const clock = useClock();
  const cents = useCents();
  const money = useMoney();
  const drawer = drawerWords(line.cash_difference);
  const days = [...new Set([line.first_day, line.last_day])].map(clock.day).join(' – ');
  return (
    <li>
      <Link className={styles.line} href={sectionPath(slug, 'numbers', String(line.number))}>
        <span className={styles.name}>{t('closing.line', { number: line.number })}</span>
        <b>{cents(line.net)}</b>
        <span className={styles.soft}>
          {days} · {t('closing.by', { name: line.closed_by, time: clock.dayAndTime(line.closed_at) })}
        </span>
        {drawer?.tone === 'bad' && (
          <span className={styles.tag}>{t(drawer.key, { amount: money.show(drawer.amount) })}</span>
        )}
      </Link>
    </li>
  );
};
