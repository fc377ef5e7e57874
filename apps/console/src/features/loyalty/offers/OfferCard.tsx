import { Input, NativeSelect, TextInput } from '@mantine/core';
import type { LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import { MAX_OFFER_NAME } from '@tableside/domain/loyalty';
import type { Day } from '@tableside/domain/schedule';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { minutesOfClock, typedClock } from '../../../parts/form/typed-clock.ts';
import { WeekdayChips } from '../../../parts/form/WeekdayChips.tsx';
import { useBusinessDay } from '../../session/index.ts';
import { FoldCard, type FoldProps, TextsByLanguage, type WrongFields } from '../../venue-settings/index.ts';
import styles from '../loyalty.module.css';
import type { OfferDraft, TierDraft } from '../program-draft.ts';
import { GiftFields } from './GiftFields.tsx';

type Props = FoldProps & {
  offer: OfferDraft;
  levels: readonly TierDraft[];
  dishes: LoyaltySettings['dishes'];
  languages: readonly string[];
  wrong: WrongFields;
  onChange: (offer: OfferDraft) => void;
};

const WHY: Readonly<Record<string, TextKey>> = {
  'name.missing': 'loyalty.wrong.missing',
  'name.long': 'loyalty.wrong.long',
  'tier.missing': 'loyalty.offers.wrong.tier',
  'dates.range': 'loyalty.offers.wrong.dates',
  'dates.order': 'loyalty.offers.wrong.dates',
  'days.missing': 'loyalty.offers.wrong.days',
  'days.range': 'loyalty.offers.wrong.days',
  'times.missing': 'loyalty.offers.wrong.times',
  'times.range': 'loyalty.offers.wrong.times',
  'percent.range': 'loyalty.tiers.wrong.percent',
  'amount.range': 'loyalty.offers.wrong.amount',
  'least.range': 'loyalty.offers.wrong.least',
  'dish.missing': 'loyalty.offers.wrong.dish',
  'price.range': 'loyalty.offers.wrong.amount',
};

/** Whether its dates are over, or come later. */
const datesOf = ({ first, last }: OfferDraft, today: Day): TextKey | null => {
  if (last !== null && last < today) return 'loyalty.offers.over';
  return first !== null && today < first ? 'loyalty.offers.later' : null;
};

/** An offer: what it is called, what it gives, to whom, and when. */
export const OfferCard = ({ offer, levels, dishes, languages, wrong, onChange, ...fold }: Props) => {
  const { t } = useText();
  const { place } = fold;
  const dates = datesOf(offer, useBusinessDay());
  const main = languages[0] ?? '';
  const name = offer.name[main] || t('loyalty.offers.one', { number: place + 1 });
  const why = (field: string): string | undefined => {
    const key = WHY[`${field}.${wrong[`offers.${place}.${field}`] ?? ''}`];
    return key && t(key);
  };
  const set = (change: Partial<OfferDraft>): void => onChange({ ...offer, ...change });
  const day = (end: 'first' | 'last', error?: string) => (
    <TextInput
      type="date"
      label={t(`loyalty.offers.${end}`)}
      value={offer[end] ?? ''}
      error={error}
      onChange={event => set({ [end]: event.currentTarget.value || null })}
    />
  );
  const time = (end: 'from' | 'to', error?: string) => (
    <TextInput
      type="time"
      label={t(`loyalty.offers.${end}`)}
      value={offer[end] === null ? '' : typedClock(offer[end])}
      error={error}
      onChange={event =>
        set({ [end]: event.currentTarget.value === '' ? null : minutesOfClock(event.currentTarget.value) })
      }
    />
  );
  const daysWrong = why('days');
  return (
    <FoldCard
      {...fold}
      name={name}
      summary={[t(`loyalty.offers.gives.${offer.gives}`), dates && t(dates)].filter(Boolean).join(' · ')}
    >
      <TextsByLanguage
        title={t('loyalty.offers.name')}
        hint={t('loyalty.offers.nameHint')}
        languages={languages}
        longest={MAX_OFFER_NAME}
        value={offer.name}
        error={why('name')}
        onChange={next => set({ name: next })}
      />
      <GiftFields offer={offer} dishes={dishes} why={why} onChange={set} />
      {(levels.length > 0 || offer.tier !== null) && (
        <NativeSelect
          label={t('loyalty.offers.tier')}
          value={offer.tier ?? ''}
          error={why('tier')}
          data={[
            { value: '', label: t('loyalty.offers.everybody') },
            // One that is not saved yet is not known by anything.
            ...levels.flatMap(({ key, name: of }) =>
              key === null
                ? []
                : [{ value: key, label: t('loyalty.offers.tierFrom', { tier: of[main] ?? '' }) }],
            ),
          ]}
          onChange={event => set({ tier: event.currentTarget.value || null })}
        />
      )}
      <div className={styles.pair}>
        {day('first')}
        {day('last', why('dates'))}
      </div>
      <p className={styles.soft}>{t('loyalty.offers.datesHint')}</p>
      <WeekdayChips
        value={offer.days.map(String)}
        onChange={days => set({ days: days.map(Number).toSorted() })}
      />
      {daysWrong && <Input.Error>{daysWrong}</Input.Error>}
      <div className={styles.pair}>
        {time('from')}
        {time('to', why('times'))}
      </div>
      <p className={styles.soft}>{t('loyalty.offers.timesHint')}</p>
    </FoldCard>
  );
};
