import { NumberInput, TextInput } from '@mantine/core';
import { COUPON_TYPES } from '@tableside/domain/cart';
import { useText } from '../../i18n/index.ts';
import { MoneyInput } from '../../parts/form/MoneyInput.tsx';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import type { CouponDraft, CouponProblems } from './coupon-draft.ts';
import { whyWords } from './coupon-words.ts';
import styles from './coupons.module.css';

type Props = {
  draft: CouponDraft;
  wrong: CouponProblems;
  /** It was used: what it is worth is not up for change. */
  worthStays: boolean;
  onChange: (draft: CouponDraft) => void;
};
type Limit = 'maxUses' | 'perPhone';
const WIRE = { maxUses: 'max_uses', perPhone: 'per_phone' } as const;

/** What a code is worth, and for which orders. */
export const TermsFields = ({ draft, wrong, worthStays, onChange }: Props) => {
  const { t } = useText();
  const limit = (field: Limit) => (
    <NumberInput
      label={t(`coupons.${field}`)}
      description={t(`coupons.${field}.hint`)}
      placeholder={t('coupons.noLimit')}
      min={1}
      max={1_000_000}
      allowDecimal={false}
      allowNegative={false}
      value={draft[field] ?? ''}
      error={whyWords(wrong[WIRE[field]], t)}
      onChange={typed => onChange({ ...draft, [field]: typed === '' ? null : Number(typed) })}
    />
  );
  const day = (field: 'from' | 'to', first: string) => (
    <TextInput
      type="date"
      label={t(`coupons.${field}`)}
      min={first}
      value={draft[field]}
      error={whyWords(wrong[field], t)}
      onChange={event => onChange({ ...draft, [field]: event.currentTarget.value })}
    />
  );
  const why = whyWords(wrong.value, t);
  return (
    <>
      {worthStays ? (
        <p className={styles.stays}>{t('coupons.worthStays')}</p>
      ) : (
        <>
          <FilterChips
            label={t('coupons.kind')}
            value={draft.type}
            options={COUPON_TYPES.map(type => ({ value: type, label: t(`coupons.kind.${type}`) }))}
            onChoose={type => onChange({ ...draft, type })}
          />
          {draft.type === 'percent' && (
            <NumberInput
              label={t('coupons.percent')}
              suffix=" %"
              min={1}
              max={100}
              allowDecimal={false}
              allowNegative={false}
              value={draft.percent ?? ''}
              error={why}
              onChange={typed => onChange({ ...draft, percent: typed === '' ? null : Number(typed) })}
            />
          )}
          {draft.type === 'amount' && (
            <MoneyInput
              label={t('coupons.amount')}
              value={draft.amount}
              error={why}
              onChange={amount => onChange({ ...draft, amount })}
            />
          )}
          {draft.type === 'pay-at-restaurant' && <p className={styles.stays}>{t('coupons.laterHint')}</p>}
        </>
      )}
      <MoneyInput
        label={t('coupons.minOrder')}
        description={t('coupons.minOrder.hint')}
        value={draft.minOrder}
        error={whyWords(wrong.min_order, t)}
        onChange={minOrder => onChange({ ...draft, minOrder })}
      />
      <div className={styles.pair}>
        {limit('maxUses')}
        {limit('perPhone')}
      </div>
      <div className={styles.pair}>
        {day('from', '')}
        {day('to', draft.from)}
      </div>
      <p className={styles.stays}>{t('coupons.daysHint')}</p>
    </>
  );
};
