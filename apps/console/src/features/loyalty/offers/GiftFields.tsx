import { NativeSelect, Select } from '@mantine/core';
import type { LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import { MAX_MEMBER_PERCENT, OFFER_GIFTS } from '@tableside/domain/loyalty';
import { useText } from '../../../i18n/index.ts';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { asMinor, type OfferDraft } from '../program-draft.ts';
import { WholeField } from '../WholeField.tsx';

type Props = {
  offer: OfferDraft;
  dishes: LoyaltySettings['dishes'];
  why: (field: string) => string | undefined;
  onChange: (change: Partial<OfferDraft>) => void;
};

/** What an offer gives: a percentage, an amount off an order that is worth enough, or what a dish costs. */
export const GiftFields = ({ offer, dishes, why, onChange }: Props) => {
  const { t } = useText();
  const money = (field: 'amount' | 'least' | 'price', hint?: string) => (
    <MoneyInput
      label={t(`loyalty.offers.${field}`)}
      {...(hint && { description: hint })}
      value={asMinor(offer[field])}
      error={why(field)}
      onChange={value => onChange({ [field]: value })}
    />
  );
  return (
    <>
      <NativeSelect
        label={t('loyalty.offers.gives')}
        value={offer.gives}
        data={OFFER_GIFTS.map(value => ({ value, label: t(`loyalty.offers.gives.${value}`) }))}
        onChange={event => {
          const gives = OFFER_GIFTS.find(each => each === event.currentTarget.value);
          if (gives) onChange({ gives });
        }}
      />
      {offer.gives === 'percent' && (
        <WholeField
          label={t('loyalty.tiers.percent')}
          hint={t('loyalty.offers.percentHint')}
          min={1}
          max={MAX_MEMBER_PERCENT}
          value={offer.percent}
          error={why('percent')}
          onChange={percent => onChange({ percent })}
        />
      )}
      {offer.gives === 'amount' && (
        <>
          {money('amount')}
          {money('least', t('loyalty.offers.leastHint'))}
        </>
      )}
      {offer.gives === 'dish' && (
        <>
          <Select
            label={t('loyalty.offers.dish')}
            description={t('loyalty.offers.dishHint')}
            placeholder={t('loyalty.points.choose')}
            searchable
            nothingFoundMessage={t('loyalty.offers.noDish')}
            data={dishes.map(({ id, name }) => ({ value: id, label: name }))}
            value={offer.dish}
            error={why('dish')}
            onChange={dish => onChange({ dish })}
          />
          {money('price')}
        </>
      )}
    </>
  );
};
