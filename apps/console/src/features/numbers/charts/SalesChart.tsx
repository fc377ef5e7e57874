import type { NumbersView } from '@tableside/contract/http/console/reports';
import { useText } from '../../../i18n/index.ts';
import { useClock } from '../../session/index.ts';
import { Panel } from '../Panel.tsx';
import { useCents } from '../use-cents.ts';
import { Bars } from './Bars.tsx';

/** Most bars that are each named; of more, every few. */
const NAMED = 8;

/** Hours between the first and the last in which anything happened, and one more at each end. */
const busyHours = (hours: NumbersView['hours']): NumbersView['hours'] => {
  const busy = hours.map(({ net, received }) => net !== 0 || received !== 0);
  const first = busy.indexOf(true);
  return first < 0 ? [] : hours.slice(Math.max(0, first - 1), busy.lastIndexOf(true) + 2);
};

type Props = { numbers: NumbersView; csv: (table: string) => string };

/** When it was sold: by hour on one day, by day on several. */
export const SalesChart = ({ numbers, csv }: Props) => {
  const { t } = useText();
  const cents = useCents();
  const clock = useClock();
  const byDay = numbers.days.length > 1;
  const bars = byDay
    ? numbers.days.map(each => ({ ...each, key: each.day, label: clock.shortDay(each.day) }))
    : busyHours(numbers.hours).map(each => ({
        ...each,
        key: String(each.hour),
        label: `${String(each.hour).padStart(2, '0')}:00`,
      }));
  const title = t(byDay ? 'numbers.days' : 'numbers.hours');
  return (
    <Panel title={title} csv={csv(byDay ? 'days' : 'hours')} wide>
      <Bars
        bars={bars.map(({ key, label, net }) => ({ key, label, value: net }))}
        show={cents}
        every={Math.ceil(bars.length / NAMED)}
        table={{
          label: title,
          head: [
            t(byDay ? 'numbers.col.day' : 'numbers.col.hour'),
            t('numbers.col.sales'),
            t('numbers.col.received'),
            t('numbers.col.tips'),
          ],
          rows: bars.map(({ key, label, net, received, tips }) => [
            byDay ? clock.day(key) : label,
            cents(net),
            cents(received),
            cents(tips),
          ]),
        }}
      />
    </Panel>
  );
};
