import { NumberInput } from '@mantine/core';
import { MAX_CARD_MONTHS, MAX_MEMBER_PERCENT } from '@tableside/domain/loyalty';
import { useText } from '../../i18n/index.ts';
import type { ProgramDraft } from './program-draft.ts';

type Given = Pick<ProgramDraft, 'discount_percent' | 'card_months'>;
type Props = {
  value: Given;
  why: (place: string) => string | undefined;
  onChange: (change: Partial<Given>) => void;
};

const orNone = (typed: string | number): number | null => (typed === '' ? null : Number(typed));

/** What members have off everything, and how long a card is good. */
export const GivenFields = ({ value, why, onChange }: Props) => {
  const { t } = useText();
  return (
    <>
      <NumberInput
        label={t('loyalty.discountPercent')}
        description={t('loyalty.discountPercentHint')}
        min={1}
        max={MAX_MEMBER_PERCENT}
        allowDecimal={false}
        allowNegative={false}
        value={value.discount_percent ?? ''}
        error={why('discountPercent')}
        onChange={typed => onChange({ discount_percent: orNone(typed) })}
      />
      <NumberInput
        label={t('loyalty.cardMonths')}
        description={t('loyalty.cardMonthsHint')}
        min={1}
        max={MAX_CARD_MONTHS}
        allowDecimal={false}
        allowNegative={false}
        value={value.card_months ?? ''}
        error={why('cardMonths')}
        onChange={typed => onChange({ card_months: orNone(typed) })}
      />
    </>
  );
};
