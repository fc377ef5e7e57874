import { NativeSelect } from '@mantine/core';
import type { LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import { EARNS, MAX_BIRTHDAY_POINTS, MAX_POINTS_MONTHS, MAX_REWARD_COST } from '@tableside/domain/loyalty';
import { useText } from '../../i18n/index.ts';
import { MoneyInput } from '../../parts/form/MoneyInput.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { TextsByLanguage } from '../venue-settings/index.ts';
import { asMinor, type PointsDraft } from './program-draft.ts';
import { WholeField } from './WholeField.tsx';

type Props = {
  value: PointsDraft | null;
  categories: LoyaltySettings['categories'];
  languages: readonly string[];
  why: (place: string) => string | undefined;
  onChange: (value: PointsDraft | null) => void;
};

const FRESH: PointsDraft = {
  earn: 'amount',
  every: null,
  category: null,
  cost: 10,
  reward_amount: null,
  reward_category: null,
  reward_name: {},
  birthday: 0,
  months: null,
};

/** What members collect, and what they get for it. */
export const PointsFields = ({ value, categories, languages, why, onChange }: Props) => {
  const { t } = useText();
  const set = (change: Partial<PointsDraft>): void => onChange({ ...(value ?? FRESH), ...change });
  const menu = [
    { value: '', label: t('loyalty.points.choose') },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SettingsCard>
      <h2>{t('loyalty.points.title')}</h2>
      <p>{t('loyalty.points.hint')}</p>
      <NativeSelect
        label={t('loyalty.points.earn')}
        value={value?.earn ?? 'none'}
        data={[
          { value: 'none', label: t('loyalty.points.earn.none') },
          ...EARNS.map(earn => ({ value: earn, label: t(`loyalty.points.earn.${earn}`) })),
        ]}
        onChange={event => {
          const earn = EARNS.find(each => each === event.currentTarget.value);
          if (earn) set({ earn });
          else onChange(null);
        }}
      />
      {value?.earn === 'amount' && (
        <MoneyInput
          label={t('loyalty.points.every')}
          value={asMinor(value.every)}
          error={why('points.every')}
          onChange={every => set({ every })}
        />
      )}
      {value?.earn === 'dish' && (
        <NativeSelect
          label={t('loyalty.points.category')}
          value={value.category ?? ''}
          data={menu}
          error={why('points.category')}
          onChange={event => set({ category: event.currentTarget.value })}
        />
      )}
      {value && (
        <>
          <WholeField
            label={t('loyalty.points.cost')}
            hint={t('loyalty.points.costHint')}
            min={1}
            max={MAX_REWARD_COST}
            value={value.cost}
            error={why('points.cost')}
            onChange={cost => set({ cost: cost ?? 0 })}
          />
          <NativeSelect
            label={t('loyalty.points.reward')}
            value={value.reward_category === null ? 'amount' : 'dish'}
            data={[
              { value: 'amount', label: t('loyalty.points.reward.amount') },
              { value: 'dish', label: t('loyalty.points.reward.dish') },
            ]}
            onChange={event =>
              set(
                event.currentTarget.value === 'dish'
                  ? { reward_category: '', reward_amount: null }
                  : { reward_category: null },
              )
            }
          />
          {value.reward_category === null ? (
            <MoneyInput
              label={t('loyalty.points.rewardAmount')}
              value={asMinor(value.reward_amount)}
              error={why('points.rewardAmount')}
              onChange={reward_amount => set({ reward_amount })}
            />
          ) : (
            <NativeSelect
              label={t('loyalty.points.rewardCategory')}
              description={t('loyalty.points.rewardCategoryHint')}
              value={value.reward_category}
              data={menu}
              error={why('points.rewardCategory')}
              onChange={event => set({ reward_category: event.currentTarget.value })}
            />
          )}
          <TextsByLanguage
            title={t('loyalty.points.rewardName')}
            hint={t('loyalty.points.rewardNameHint')}
            languages={languages}
            longest={60}
            value={value.reward_name}
            error={why('points.rewardName')}
            onChange={reward_name => set({ reward_name })}
          />
          <WholeField
            label={t('loyalty.points.birthday')}
            hint={t('loyalty.points.birthdayHint')}
            min={0}
            max={MAX_BIRTHDAY_POINTS}
            value={value.birthday}
            error={why('points.birthday')}
            onChange={birthday => set({ birthday: birthday ?? 0 })}
          />
          <WholeField
            label={t('loyalty.points.months')}
            hint={t('loyalty.points.monthsHint')}
            min={1}
            max={MAX_POINTS_MONTHS}
            value={value.months}
            error={why('points.months')}
            onChange={months => set({ months })}
          />
        </>
      )}
    </SettingsCard>
  );
};
