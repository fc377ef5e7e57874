import { Button, EmptyState, Skeleton } from '@tableside/design';
import { useEffect, useState } from 'react';
import { goBack, useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { api } from '../../data/api.ts';
import {
  AccountPage,
  accountStyles,
  nowSignedIn,
  readUser,
  SignedOut,
  type User,
  useUser,
  useWork,
} from '../../features/account/index.ts';
import {
  CardFace,
  Collected,
  isPast,
  MailConsent,
  OfferList,
  type Program,
  loyaltyStyles as styles,
  TierWay,
  WalletLinks,
} from '../../features/loyalty/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';

type Card = User['loyalty_programs'][number];
type LeaveProps = { readonly card: Card; readonly busy: boolean; readonly leave: () => void };

const Leave = ({ card, busy, leave }: LeaveProps) => {
  const t = useT();
  const [sure, setSure] = useState(false);
  return (
    <section className={accountStyles.card}>
      {sure && (
        <p role="status">
          {t('loyalty.leaveSure')}
          {(card.points?.balance ?? 0) > 0 && ` ${t('loyalty.leavePoints')}`}
        </p>
      )}
      <Button
        wide
        look="secondary"
        busy={busy}
        aria-label={`${t(sure ? 'loyalty.leaveNow' : 'loyalty.leave')}: ${card.name}`}
        onClick={() => (sure ? leave() : setSure(true))}
      >
        {t(sure ? 'loyalty.leaveNow' : 'loyalty.leave')}
      </Button>
      {sure && (
        <Button wide look="quiet" onClick={() => setSure(false)}>
          {t('common.cancel')}
        </Button>
      )}
    </section>
  );
};

const Facts = ({ card }: { readonly card: Card }) => {
  const t = useT();
  const { restaurant } = useGuest();
  const asked = restaurant.loyalty_programs.find(({ id }) => id === card.id)?.additional_fields ?? [];
  /** As the guest was asked it; elsewhere in the language of whose programme it is. */
  const wordsOf = (key: string, name: string) => asked.find(field => field.key === key)?.name ?? name;
  const language = useLanguage();
  const day = (instant: string) => new Date(instant).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <section className={accountStyles.card}>
      <p>{t(isPast(card) ? 'loyalty.expired' : 'loyalty.show')}</p>
      <p className={accountStyles.note}>{t('loyalty.since', { date: day(card.joined_at) })}</p>
      {card.external_data ? (
        <dl className={styles.facts}>
          <div>
            <dt>{t('loyalty.card')}</dt>
            <dd>
              <bdi dir="ltr">{card.external_data.card_number}</bdi>
            </dd>
          </div>
          {card.external_data.expires_at !== null && (
            <div>
              <dt>{t('loyalty.goodUntil')}</dt>
              <dd>{day(card.external_data.expires_at)}</dd>
            </div>
          )}
        </dl>
      ) : (
        card.expires_at !== null &&
        !isPast(card) && (
          <p className={accountStyles.note}>{t('loyalty.until', { date: day(card.expires_at) })}</p>
        )
      )}
      {card.answers.length > 0 && (
        <dl className={styles.facts}>
          {card.answers.map(({ key, name, answer }) => (
            <div key={key}>
              <dt>{wordsOf(key, name)}</dt>
              <dd>
                <bdi>{answer}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};

type OffersProps = { readonly program: Program | undefined; readonly now: readonly string[] };

/** Of a programme that counts here. */
const Offers = ({ program, now }: OffersProps) =>
  program &&
  program.offers.length > 0 && (
    <section className={accountStyles.card}>
      <OfferList program={program} now={now} />
    </section>
  );

/** A card of the signed-in guest: its number to show, and the way out. Spec 3§2; LOYAL-03, LOYAL-14…16. */
const LoyaltyProgramDetails = (_: ScreenProps) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { status, user } = useUser();
  const work = useWork();
  // What was paid since this phone asked last may have come to something.
  const isIn = user !== null;
  useEffect(() => {
    if (isIn) readUser(token).catch(() => undefined);
  }, [isIn, token]);
  const asked = useQuery().get('loyaltyProgramId');
  const profile = pathTo('Profile', { session: token });
  // Without a name in the address: the card that counts here.
  const here = restaurant.loyalty_programs.map(({ id }) => id);
  const card = user?.loyalty_programs.find(({ id }) => (asked === null ? here.includes(id) : id === asked));
  const leave = async (id: string): Promise<void> => {
    const answer = await api('POST /loyalty/leave-program', { body: { loyalty_program_id: id } });
    nowSignedIn(token, answer.user);
    showToast({ tone: 'success', text: t('loyalty.left') });
    goBack(profile);
  };
  /** As this guest reads it here; elsewhere in the language of whose programme it is. */
  const programOf = (program: string) => restaurant.loyalty_programs.find(({ id }) => id === program);
  const content = () => {
    if (status === 'loading') return <Skeleton lines={6} />;
    if (!user) return <SignedOut />;
    if (!card) return <EmptyState icon="person" text={t('loyalty.none')} />;
    return (
      <div className={styles.one}>
        <CardFace card={card} venue={card.venue} />
        {!isPast(card) && <WalletLinks card={card} />}
        {card.points && (
          <section className={accountStyles.card}>
            <Collected
              points={card.points}
              reward={programOf(card.id)?.points?.reward_name ?? card.points.reward_name}
            />
          </section>
        )}
        {card.tiers && (
          <section className={accountStyles.card}>
            <TierWay tiers={card.tiers} program={programOf(card.id)} />
          </section>
        )}
        <Offers program={programOf(card.id)} now={card.offers} />
        {!card.is_external && <MailConsent card={card} email={user.email} work={work} />}
        <Facts card={card} />
        <Leave card={card} busy={work.busy} leave={() => void work.run(() => leave(card.id))} />
      </div>
    );
  };
  return (
    <AccountPage
      title={card?.name ?? t('loyalty.title')}
      backTo={profile}
      alert={work.alert}
      onDismiss={work.dismiss}
    >
      {content()}
    </AccountPage>
  );
};
export default LoyaltyProgramDetails;
