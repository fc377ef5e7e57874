import type { NumbersView } from '@tableside/contract/http/console/reports';
import { useText } from '../../i18n/index.ts';
import { useClock } from '../session/index.ts';
import { percentChange } from './change.ts';
import styles from './numbers.module.css';
import { useCents } from './use-cents.ts';

/** In words how the sales stand beside those before. */
const useComparison = ({ period, before, figures }: NumbersView): { text: string; tone: string } => {
  const { t } = useText();
  const cents = useCents();
  const clock = useClock();
  const change = percentChange(figures.net, before.net);
  if (change === null) return { text: t('numbers.noneBefore'), tone: 'none' };
  const tone = change > 0 ? 'more' : change < 0 ? 'less' : 'none';
  const said =
    change === 0
      ? t('numbers.same')
      : t(change > 0 ? 'numbers.more' : 'numbers.less', { percent: Math.abs(change) });
  const amount = cents(before.net);
  if (before.from !== before.to) {
    return {
      text: t('numbers.beforeDays', {
        change: said,
        first: clock.day(before.from),
        last: clock.day(before.to),
        amount,
      }),
      tone,
    };
  }
  const key = period.running ? 'numbers.before' : 'numbers.beforeWhole';
  return { text: t(key, { change: said, day: clock.day(before.from), amount }), tone };
};

/** A period at a glance: few figures, large. */
export const Headline = ({ numbers }: { numbers: NumbersView }) => {
  const { t } = useText();
  const cents = useCents();
  const { figures, counts, times } = numbers;
  const comparison = useComparison(numbers);
  const tips = figures.tips - figures.tips_refunded;
  const duration = (seconds: number | null): string =>
    seconds === null
      ? '–'
      : t('numbers.minutes', { minutes: Math.trunc(seconds / 60), seconds: seconds % 60 });
  const share = figures.net > 0 ? Math.round((tips / figures.net) * 100) : 0;
  const few = [
    {
      name: t('numbers.covers'),
      value: String(counts.covers),
      hint: counts.covers > 0 ? t('numbers.perCover', { amount: cents(figures.net / counts.covers) }) : '',
    },
    {
      name: t('numbers.orders'),
      value: String(counts.orders),
      hint: t('numbers.ordersRefused', { count: counts.refused }),
    },
    {
      name: t('numbers.received'),
      value: cents(figures.received - figures.given_back),
      hint: t('numbers.payments', { count: counts.payments }),
    },
    { name: t('numbers.tips'), value: cents(tips), hint: t('numbers.tipShare', { percent: share }) },
    { name: t('numbers.accept'), value: duration(times.accept), hint: '' },
    { name: t('numbers.serve'), value: duration(times.serve), hint: '' },
  ];
  return (
    <dl className={styles.headline}>
      <div className={styles.first}>
        <dt>{t('numbers.net')}</dt>
        <dd>
          <b>{cents(figures.net)}</b>
          <span className={styles.trend} data-tone={comparison.tone}>
            {comparison.text}
          </span>
          <small>{t('numbers.netHint')}</small>
        </dd>
      </div>
      {few.map(({ name, value, hint }) => (
        <div key={name} className={styles.few}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {hint !== '' && <small>{hint}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
};
