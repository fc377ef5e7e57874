import { useLanguage, useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from '../Loyalty.module.css';
import type { Program } from '../standing.ts';
import { dayWords, type Offer, rangeWords, timesWords } from './when-words.ts';

type Props = {
  readonly program: Pick<Program, 'offers' | 'tiers'>;
  /** The keys of those that this guest has now. */
  readonly now?: readonly string[];
};

const useGiven = () => {
  const t = useT();
  const { money } = useGuest();
  return ({ gives, percent, amount, least, dish, price }: Offer): string => {
    if (gives === 'percent') return t('loyalty.off', { percent: percent ?? 0 });
    return gives === 'amount'
      ? t('loyalty.offerAmount', { sum: money(amount ?? 0), least: money(least ?? 0) })
      : `${dish ?? ''}: ${money(price ?? 0)}`;
  };
};

const useDates = () => {
  const t = useT();
  const language = useLanguage();
  return ({ first, last }: Offer): string[] => {
    if (first !== null && last !== null) return [rangeWords(first, last, language)];
    if (last !== null) return [t('loyalty.until', { date: dayWords(last, language) })];
    return first === null ? [] : [t('loyalty.offerFrom', { date: dayWords(first, language) })];
  };
};

/** What members have for a while: what it gives, when, and from which level on. Nothing where there is none. */
export const OfferList = ({ program: { offers, tiers }, now = [] }: Props) => {
  const t = useT();
  const language = useLanguage();
  const given = useGiven();
  const dates = useDates();
  if (offers.length === 0) return null;
  return (
    <>
      <h3 className={styles.changes}>{t('loyalty.offers')}</h3>
      <ul className={styles.lines}>
        {offers.map(offer => {
          const { key, name, tier } = offer;
          const level = tiers?.levels.find(each => each.key === tier);
          return (
            <li key={key}>
              <span>
                <bdi>{name}</bdi>
                <small>{given(offer)}</small>
                {level && <small>{t('loyalty.offerTier', { tier: level.name })}</small>}
                {[...dates(offer), ...timesWords(offer, language)].map(words => (
                  <small key={words}>{words}</small>
                ))}
              </span>
              {now.includes(key) && <b>{t('loyalty.offerNow')}</b>}
            </li>
          );
        })}
      </ul>
    </>
  );
};
