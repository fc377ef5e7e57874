import { Button } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { sectionPath } from '../../routes.ts';
import { ageMinutes, useNow } from '../board/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './bill.module.css';

/** Which table, since when, how many people, and what is special about the bill. */
export const BillHead = ({ bill, onPeople }: { bill: StaffBill; onPeople?: (() => void) | undefined }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const clock = useClock();
  const now = useNow();
  const tableName = useTableName();
  const people =
    bill.guest_count === null ? t('bill.people') : t('order.guests', { count: bill.guest_count });
  return (
    <div className={styles.head}>
      <Link className={styles.back} href={sectionPath(slug, 'bills')} aria-label={t('bill.back')}>
        <Icon name="back" size="1.6rem" />
      </Link>
      <div className={styles.headWords}>
        <h2>{tableName(bill.table_name)}</h2>
        <p>
          {t('bill.openedAt', { time: clock.time(bill.opened_at) })}
          {bill.status === 'open' && `, ${clock.age(ageMinutes(bill.opened_at, now))}`}
          {bill.opened_by && `, ${bill.opened_by}`}
        </p>
      </div>
      {onPeople && (
        <Button
          size="md"
          variant="default"
          leftSection={<Icon name="people" />}
          className={styles.people}
          aria-label={people}
          onClick={onPeople}
        >
          <b className={styles.peopleCount}>{bill.guest_count ?? '+'}</b>
          <span className={styles.peopleWord}>{people}</span>
        </Button>
      )}
      <div className={styles.tags}>
        {bill.status === 'closed' && <span className={styles.tag}>{t('bill.closed')}</span>}
        {bill.party_left && bill.status === 'open' && (
          <span className={styles.tag} data-tone="new">
            <Icon name="people" size="1.1em" /> {t('bill.partyLeft')}
          </span>
        )}
        {bill.precheck_printed && bill.status === 'open' && (
          <span className={styles.tag} data-tone="new">
            <Icon name="printer" size="1.1em" /> {t('bill.precheckOut')}
          </span>
        )}
        {bill.sending_to_pos && (
          <span className={styles.tag} data-tone="new">
            {t('bill.sendingToTill')}
          </span>
        )}
      </div>
    </div>
  );
};
