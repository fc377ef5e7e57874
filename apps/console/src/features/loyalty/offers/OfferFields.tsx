import type { LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import { MAX_OFFERS } from '@tableside/domain/loyalty';
import { useText } from '../../../i18n/index.ts';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { FoldList, type WrongFields } from '../../venue-settings/index.ts';
import { NEW_OFFER, type OfferDraft, type TierDraft } from '../program-draft.ts';
import { OfferCard } from './OfferCard.tsx';

type Props = {
  value: readonly OfferDraft[];
  levels: readonly TierDraft[];
  dishes: LoyaltySettings['dishes'];
  languages: readonly string[];
  wrong: WrongFields;
  onChange: (value: OfferDraft[]) => void;
};

/** What members have for a while. */
export const OfferFields = ({ value, levels, dishes, languages, wrong, onChange }: Props) => {
  const { t } = useText();
  return (
    <>
      <SettingsCard>
        <h2>{t('loyalty.offers.title')}</h2>
        <p>{t('loyalty.offers.hint')}</p>
      </SettingsCard>
      <FoldList
        list={[...value]}
        most={MAX_OFFERS}
        fresh={NEW_OFFER}
        add={t('loyalty.offers.add')}
        wrong={wrong}
        prefix="offers."
        onChange={onChange}
        card={(offer, fold) => (
          <OfferCard
            offer={offer}
            {...fold}
            levels={levels}
            dishes={dishes}
            languages={languages}
            wrong={wrong}
          />
        )}
      />
    </>
  );
};
