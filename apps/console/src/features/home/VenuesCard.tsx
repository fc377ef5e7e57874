import { minor } from '@tableside/domain/money';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { sectionPath } from '../../routes.ts';
import { meQuery, moneyOf, roleMay } from '../session/index.ts';
import styles from './home.module.css';
import { besideQuery } from './home-query.ts';
import { useChange } from './use-change.ts';

/** All venues of somebody beside each other; nothing where there is one. */
export const VenuesCard = () => {
  const { t } = useText();
  const changeOf = useChange();
  const { data: me } = useQuery(meQuery);
  const venues = me?.venues.filter(({ role }) => roleMay(role, 'seeNumbers')) ?? [];
  const homes = useQueries({
    queries: venues.length > 1 ? venues.map(({ id }) => besideQuery(id, venues.length)) : [],
  });
  const [first] = venues;
  if (!first || venues.length < 2) return null;
  const rows = venues.map((venue, place) => ({ venue, home: homes[place]?.data }));
  const known = rows.flatMap(({ home }) => home ?? []);
  // Sums of euros and dollars are no sums.
  const summed =
    known.length === venues.length && venues.every(({ currency }) => currency.code === first.currency.code);
  const total = known.reduce((all, { takings }) => all + takings.now, 0);
  const usual = known.every(({ takings }) => takings.usual !== null)
    ? known.reduce((all, { takings }) => all + (takings.usual ?? 0), 0)
    : null;
  const cells = (now: number, before: number | null, needs: number, venue: typeof first) => {
    const change = changeOf(now, before);
    return (
      <>
        <td>{moneyOf(venue).show(minor(now))}</td>
        <td data-tone={change?.tone}>{change?.text ?? '–'}</td>
        <td>{needs > 0 ? <b>{needs}</b> : '–'}</td>
      </>
    );
  };
  return (
    <section className={styles.card} aria-labelledby="home-venues">
      <div className={styles.head}>
        <h2 id="home-venues">{t('home.venues')}</h2>
      </div>
      <table className={styles.venues}>
        <thead>
          <tr>
            <th scope="col">{t('home.venue')}</th>
            <th scope="col">{t('home.today')}</th>
            <th scope="col">{t('home.toUsual')}</th>
            <th scope="col">{t('home.needsShort')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ venue, home }) => (
            <tr key={venue.id}>
              <th scope="row">
                <Link href={sectionPath(venue.slug, 'home')}>{venue.name}</Link>
              </th>
              {home ? (
                cells(home.takings.now, home.takings.usual, home.needs_count, venue)
              ) : (
                <td colSpan={3}>–</td>
              )}
            </tr>
          ))}
        </tbody>
        {summed && (
          <tfoot>
            <tr>
              <th scope="row">{t('home.together')}</th>
              {cells(
                total,
                usual,
                known.reduce((all, { needs_count }) => all + needs_count, 0),
                first,
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
};
