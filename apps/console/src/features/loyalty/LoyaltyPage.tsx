import { minor } from '@tableside/domain/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { sectionPath } from '../../routes.ts';
import { useMoney, useVenue } from '../session/index.ts';
import { Host } from './Host.tsx';
import styles from './loyalty.module.css';
import { loyaltyQuery } from './loyalty-query.ts';
import { MemberMail } from './mail/MemberMail.tsx';
import { Members } from './members/Members.tsx';
import { OldCards } from './members/OldCards.tsx';
import { ProgramForm } from './ProgramForm.tsx';
import { Wallets } from './wallets/Wallets.tsx';

/** The venue's own loyalty programme: what it came to, what it is, and who joined. */
export const LoyaltyPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const { show } = useMoney();
  const { data, error, refetch } = useQuery(loyaltyQuery(venue.id));
  if (!data && error)
    return <LoadFailed title={t('loyalty.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons count={2} height="18rem" className={styles.page} />;
  const { on, program, beside, members, orders, given, brought, collected } = data;
  return (
    <div className={styles.page}>
      <SettingsCard>
        <p>{t('loyalty.hint')}</p>
        {!on && (
          <p className={styles.soft}>
            {t('loyalty.notOn')}{' '}
            <Link href={sectionPath(venue.slug, 'settings', 'switches')}>{t('loyalty.toSwitches')}</Link>
          </p>
        )}
        {(program || beside.length > 0) && (
          <p>
            <b>{t('loyalty.membersCount', { count: members })}</b>
            {' · '}
            {t('loyalty.given', { count: orders, sum: show(minor(given)), brought: show(minor(brought)) })}
          </p>
        )}
        {collected && <p>{t('loyalty.points.sums', collected)}</p>}
        {beside.map(({ name, venue: of }) => (
          <p key={`${name} ${of}`} className={styles.soft}>
            {t('loyalty.beside', { name, venue: of })}
          </p>
        ))}
        <p className={styles.soft}>{t('loyalty.shared')}</p>
      </SettingsCard>
      <ProgramForm saved={data} />
      {program && <Host />}
      {program && <Wallets />}
      {program?.points && <OldCards />}
      {program && <Members />}
      {program && <MemberMail />}
    </div>
  );
};
