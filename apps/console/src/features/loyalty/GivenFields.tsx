import { MAX_CARD_MONTHS, MAX_MEMBER_PERCENT } from '@tableside/domain/loyalty';
import { useText } from '../../i18n/index.ts';
import type { ProgramDraft } from './program-draft.ts';
import { WholeField } from './WholeField.tsx';

type Given = Pick<ProgramDraft, 'discount_percent' | 'card_months'>;
type Props = {
  value: Given;
  why: (place: string) => string | undefined;
  onChange: (change: Partial<Given>) => void;
};

/** What members have off everything, and how long a card is good. */
export const GivenFields = ({ value, why, onChange }: Props) => {
  const { t } = useText();
  return (
    <>
      <WholeField
        label={t('loyalty.discountPercent')}
        hint={t('loyalty.discountPercentHint')}
        min={1}
        max={MAX_MEMBER_PERCENT}
        value={value.discount_percent}
        error={why('discountPercent')}
        onChange={discount_percent => onChange({ discount_percent })}
      />
      <WholeField
        label={t('loyalty.cardMonths')}
        hint={t('loyalty.cardMonthsHint')}
        min={1}
        max={MAX_CARD_MONTHS}
        value={value.card_months}
        error={why('cardMonths')}
        onChange={card_months => onChange({ card_months })}
      />
    </>
  );
};
