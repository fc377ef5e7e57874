import type { PublicMenu } from '@tableside/contract/http/guests/public-menu';
import type { Translate } from '@tableside/i18n';

type Props = { readonly menu: PublicMenu; readonly t: Translate };

/** `24 December`, `24–26 December`, in the language of the page. */
const daysOf = (first: string, last: string, language: string): string => {
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const [from, to] = [new Date(first), new Date(last)];
  return first === last ? days.format(from) : days.formatRange(from, to);
};

/** When the venue is open: as on its door, and the days ahead that are different. */
export const Hours = ({ menu: { hours, language }, t }: Props) => (
  <section>
    <h2 id="hours">{t('public.hours')}</h2>
    {hours.around_the_clock ? (
      <p>{t('public.allDay')}</p>
    ) : (
      <dl className="hours">
        {hours.lines.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    )}
    {hours.exceptions.length > 0 && (
      <dl className="hours">
        {hours.exceptions.map(({ first, last, spans, reason }) => (
          <div key={first}>
            <dt>
              {daysOf(first, last, language)}
              {reason && <span className="quiet"> {reason}</span>}
            </dt>
            <dd>{spans.map(({ from, to }) => `${from}–${to}`).join(', ') || t('public.closed')}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);
