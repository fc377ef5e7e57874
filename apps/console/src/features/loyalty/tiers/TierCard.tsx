import { MAX_MEMBER_PERCENT, MAX_TIER_FROM, MAX_TIER_NAME, MAX_TIER_TIMES } from '@tableside/domain/loyalty';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { FoldCard, type FoldProps, TextsByLanguage, type WrongFields } from '../../venue-settings/index.ts';
import styles from '../loyalty.module.css';
import type { TierDraft } from '../program-draft.ts';
import { WholeField } from '../WholeField.tsx';

type Props = FoldProps & {
  tier: TierDraft;
  languages: readonly string[];
  wrong: WrongFields;
  onChange: (tier: TierDraft) => void;
};

const WHY: Readonly<Record<string, TextKey>> = {
  'name.missing': 'loyalty.wrong.missing',
  'name.long': 'loyalty.wrong.long',
  'from.range': 'loyalty.tiers.wrong.from',
  'from.twice': 'loyalty.tiers.wrong.twice',
  'percent.range': 'loyalty.tiers.wrong.percent',
  'percent.missing': 'loyalty.tiers.wrong.nothing',
  'times.range': 'loyalty.tiers.wrong.times',
};

/** A tier: what it is called, how much it takes, and what it gives. */
export const TierCard = ({ tier, languages, wrong, onChange, ...fold }: Props) => {
  const { t } = useText();
  const { place } = fold;
  const name = tier.name[languages[0] ?? ''] || t('loyalty.tiers.one', { number: place + 1 });
  const why = (field: string): string | undefined => {
    const key = WHY[`${field}.${wrong[`tiers.${place}.${field}`] ?? ''}`];
    return key && t(key);
  };
  return (
    <FoldCard {...fold} name={name} summary={t('loyalty.tiers.summary', { count: tier.from })}>
      <TextsByLanguage
        title={t('loyalty.tiers.name')}
        languages={languages}
        longest={MAX_TIER_NAME}
        value={tier.name}
        error={why('name')}
        onChange={next => onChange({ ...tier, name: next })}
      />
      <WholeField
        label={t('loyalty.tiers.from')}
        hint={t('loyalty.tiers.fromHint')}
        min={1}
        max={MAX_TIER_FROM}
        value={tier.from}
        error={why('from')}
        onChange={from => onChange({ ...tier, from: from ?? 0 })}
      />
      <div className={styles.pair}>
        <WholeField
          label={t('loyalty.tiers.percent')}
          hint={t('loyalty.tiers.percentHint')}
          min={1}
          max={MAX_MEMBER_PERCENT}
          value={tier.percent}
          error={why('percent')}
          onChange={percent => onChange({ ...tier, percent })}
        />
        <WholeField
          label={t('loyalty.tiers.times')}
          hint={t('loyalty.tiers.timesHint')}
          min={1}
          max={MAX_TIER_TIMES}
          value={tier.times}
          error={why('times')}
          onChange={times => onChange({ ...tier, times: times ?? 0 })}
        />
      </div>
    </FoldCard>
  );
};
