import type { ZReport } from '@tableside/contract/http/console/reports';
import { useText } from '../../../i18n/index.ts';
import { useClock } from '../../session/index.ts';
import styles from './closing.module.css';

type Props = { openings: NonNullable<ZReport['drawer_openings']> };

/** How often the drawer was opened and nothing was sold, by whom and why. */
export const DrawerOpenings = ({ openings }: Props) => {
  const { t } = useText();
  const clock = useClock();
  return (
    <>
      <p>{t('z.openedWithoutSale', { count: openings.length })}</p>
      {openings.length > 0 && (
        <ul className={styles.openings}>
          {openings.map(({ at, by, reason }) => (
            <li key={`${at} ${by}`}>
              {clock.dayAndTime(at)} · {by} · {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
