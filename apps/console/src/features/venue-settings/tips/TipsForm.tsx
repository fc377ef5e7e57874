import { NumberInput, TextInput } from '@mantine/core';
import type { TipSettings } from '@tableside/contract/http/shared/settings/offer-settings';
import { cardFeeProblems } from '@tableside/domain/gifts';
import { minor } from '@tableside/domain/money';
import { isIban } from '@tableside/domain/payouts';
import { type TipTermsProblem, tipTermsProblems, USUAL_PERCENTAGES } from '@tableside/domain/tips';
import { call } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useMoney, useVenue } from '../../session/index.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { useCheckedPage } from '../use-checked-page.ts';
import styles from '../venue-settings.module.css';
import { RoundUpField } from './RoundUpField.tsx';
import { TipChipsFields } from './TipChipsFields.tsx';
import { tipsBody, tipsDraft } from './tips-draft.ts';

type Problem = TipTermsProblem | 'fee' | 'iban' | 'recipient';
const WHY: Readonly<Record<Problem, TextKey>> = {
  fee: 'tips.wrong.fee',
  iban: 'tips.wrong.iban',
  recipient: 'tips.wrong.recipient',
  percent: 'tips.wrong.percent',
  many: 'tips.wrong.percent',
  twice: 'tips.wrong.twice',
  amount: 'tips.wrong.amount',
  below: 'tips.wrong.below',
  large: 'tips.wrong.large',
  chip: 'tips.wrong.chip',
  count: 'tips.wrong.count',
};

/** Which tips guests may tap and type. */
export const TipsForm = ({ tips }: { tips: TipSettings }) => {
  const { t } = useText();
  const { currency } = useVenue();
  const { show } = useMoney();
  const { page, saving, draft, set, submit, wrong } = useCheckedPage(tips, {
    name: 'tips',
    draftOf: tipsDraft,
    bodyOf: tipsBody,
    problemsOf: ({
      large_party_from: largePartyFrom,
      fee_fixed,
      fee_percent,
      payout_iban,
      round_up_for: _,
      ...rest
    }) => {
      const fee = cardFeeProblems({ fixed: fee_fixed, percent: fee_percent }, currency.decimals);
      const terms = { ...rest, largePartyFrom };
      const problems = tipTermsProblems(terms, currency.decimals, USUAL_PERCENTAGES.length);
      const { largePartyFrom: party, ...others } = problems;
      const iban = payout_iban !== null && !isIban(payout_iban) ? { payout_iban: 'iban' } : {};
      return { ...fee, ...iban, ...others, ...(party && { large_party_from: party }) };
    },
    send: (venue, body) => call('POST /console/{venue}/settings/tips', { venue, body }),
    savedIn: settings => settings.tips,
  });
  const why = (field: string): string | undefined => {
    const key = WHY[wrong[field] as Problem];
    return key && t(key);
  };
  return (
    <SettingsForm page={page} saving={saving} onSubmit={submit}>
      <SettingsCard>
        <h2>{t('tips.chips')}</h2>
        <p>{t(tips.asked ? 'tips.chipsHint' : 'tips.notAsked')}</p>
        <TipChipsFields draft={draft} why={why} onChange={set} />
      </SettingsCard>
      <SettingsCard>
        <h2>{t('tips.own')}</h2>
        <p>{t('tips.ownHint')}</p>
        <div className={styles.pair}>
          <MoneyInput
            label={t('tips.min')}
            value={draft.min}
            error={why('min')}
            onChange={min => set({ min })}
          />
          <MoneyInput
            label={t('tips.max')}
            value={draft.max}
            error={why('max')}
            onChange={max => set({ max })}
          />
        </div>
      </SettingsCard>
      <SettingsCard>
        <h2>{t('tips.large')}</h2>
        <p>{t(tips.collective ? 'tips.largeHint' : 'tips.largeOff')}</p>
        <NumberInput
          className={styles.count}
          label={t('tips.largeFrom')}
          placeholder={t('tips.never')}
          min={2}
          max={1000}
          allowDecimal={false}
          allowNegative={false}
          value={draft.largePartyFrom ?? ''}
          error={why('large_party_from')}
          onChange={typed => set({ largePartyFrom: typed === '' ? null : Number(typed) })}
        />
      </SettingsCard>
      <SettingsCard>
        <h2>{t('tips.cardFee')}</h2>
        <p>{t('tips.cardFeeHint')}</p>
        <div className={styles.pair}>
          <MoneyInput
            label={t('tips.feeFixed')}
            value={draft.feeFixed}
            error={why('fee_fixed')}
            onChange={feeFixed => set({ feeFixed })}
          />
          <NumberInput
            label={t('tips.feePercent')}
            suffix=" %"
            min={0}
            max={10}
            decimalScale={2}
            allowNegative={false}
            value={draft.feePercent ?? ''}
            error={why('fee_percent')}
            onChange={typed => set({ feePercent: typed === '' ? null : Number(typed) })}
          />
        </div>
      </SettingsCard>
      <RoundUpField
        value={draft.roundUpFor}
        error={why('round_up_for')}
        onChange={roundUpFor => set({ roundUpFor })}
      />
      <SettingsCard>
        <h2>{t('tips.payoutAccount')}</h2>
        <p>{t('tips.payoutAccountHint')}</p>
        <TextInput
          label={t('tips.iban')}
          value={draft.payoutIban}
          maxLength={42}
          autoComplete="off"
          error={why('payout_iban')}
          onChange={event => set({ payoutIban: event.currentTarget.value })}
        />
      </SettingsCard>
      <SettingsCard>
        <h2>{t('tips.fees')}</h2>
        <p>{t('tips.feesHint', { sum: show(minor(Math.round(0.5 * 10 ** currency.decimals))) })}</p>
      </SettingsCard>
    </SettingsForm>
  );
};
