import { Picture } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import styles from './Giving.module.css';
import { type Chosen, type GiveCard, writtenBy } from './give-card.ts';

const firstLetters = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('');

/** A face, or the first letters of the name. */
export const Face = ({ name, photo, small }: Omit<Chosen, 'id'> & { readonly small?: boolean }) => (
  <span className={small ? styles.smallFace : styles.face} aria-hidden="true">
    {photo ? <Picture src={photo} alt="" width={200} height={200} eager /> : firstLetters(name)}
  </span>
);

const SHARED = {
  person: 'gift.tip.who',
  pool: 'gift.tip.pool',
  hours: 'gift.tip.pool.hours',
  points: 'gift.tip.pool.points',
} as const;

/** Who gets it, and that it is all of it. TIPCARD-07, TIPCARD-41, DONATE-03 */
export const GiveHead = ({ card, person }: { readonly card: GiveCard; readonly person: Chosen | null }) => {
  const t = useT();
  const { kind, about, cover, venue, sharing } = card;
  const shown = person ?? { name: card.name, photo: card.photo };
  const toTeam = sharing !== 'person' && person === null;
  const title = () => {
    if (kind === 'donation') return t('gift.donation.title', { name: shown.name });
    return toTeam ? t('gift.tip.team') : t('gift.tip.title', { name: shown.name });
  };
  const who = () => {
    if (kind === 'donation') return t('gift.donation.who', { name: shown.name, venue: venue.name });
    return toTeam ? t(SHARED[sharing]) : t('gift.tip.who', { name: shown.name });
  };
  return (
    <section className={styles.head}>
      {cover ? (
        <Picture src={cover} alt="" width={1600} height={900} eager className={styles.cover} />
      ) : (
        <Face name={shown.name} photo={shown.photo} />
      )}
      <h1>{title()}</h1>
      {about && <p className={styles.about}>{about}</p>}
      <p className={styles.who}>{who()}</p>
      {card.raised > 0 && (
        <p className={styles.about}>{t('gift.donation.raised', { amount: writtenBy(card)(card.raised) })}</p>
      )}
    </section>
  );
};
