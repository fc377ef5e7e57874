import { MAX_TIER_MONTHS, MAX_TIERS } from '@tableside/domain/loyalty';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { FoldList, type WrongFields } from '../../venue-settings/index.ts';
import { NEW_TIER, type TiersDraft } from '../program-draft.ts';
import { WholeField } from '../WholeField.tsx';
import { TierCard } from './TierCard.tsx';

type Props = {
  value: TiersDraft | null;
  languages: readonly string[];
  wrong: WrongFields;
  why: (place: string) => string | undefined;
  onChange: (value: TiersDraft | null) => void;
};

const USUAL_MONTHS = 12;

/** What those have who collect much: how far back it counts, and each tier. */
export const TierFields = ({ value, languages, wrong, why, onChange }: Props) => {
  const { t } = useText();
  const tiers = value ?? { months: USUAL_MONTHS, levels: [] };
  return (
    <>
      <SettingsCard>
        <h2>{t('loyalty.tiers.title')}</h2>
        <p>{t('loyalty.tiers.hint')}</p>
        {tiers.levels.length > 0 && (
          <WholeField
            label={t('loyalty.tiers.months')}
            hint={t('loyalty.tiers.monthsHint')}
            min={1}
            max={MAX_TIER_MONTHS}
            value={tiers.months}
            error={why('tiers.months') && t('loyalty.tiers.wrong.months')}
            onChange={months => onChange({ ...tiers, months: months ?? 0 })}
          />
        )}
      </SettingsCard>
      <FoldList
        list={tiers.levels}
        most={MAX_TIERS}
        fresh={NEW_TIER}
        add={t('loyalty.tiers.add')}
        wrong={wrong}
        prefix="tiers."
        onChange={levels => onChange(levels.length === 0 ? null : { ...tiers, levels })}
        card={(tier, fold) => <TierCard tier={tier} {...fold} languages={languages} wrong={wrong} />}
      />
    </>
  );
};
