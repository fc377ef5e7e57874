import { NumberInput } from '@mantine/core';
import type { TipSettings } from '@tableside/contract/http/offer-settings';
import { minor } from '@tableside/domain/money';
import { type TipTermsProblem, tipTermsProblems, USUAL_PERCENTAGES } from '@tableside/domain/tips';
import { call } from '../../api/call.ts';
import { type TextKey, useText } from '../../i18n/index.ts';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { SettingsCard } from '../../parts/SettingsCard.tsx';
import { useMoney, useVenue } from '../session/index.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { TipChipsFields } from './TipChipsFields.tsx';
import { tipsBody, tipsDraft } from './tips-draft.ts';
import { useCheckedPage } from './use-checked-page.ts';
import styles from './venue-settings.module.css';

const WHY: Readonly<Record<TipTermsProblem, TextKey>> = {
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
    problemsOf: ({ large_party_from: largePartyFrom, ...rest }) => {
      const terms = { ...rest, largePartyFrom };
      const problems = tipTermsProblems(terms, currency.decimals, USUAL_PERCENTAGES.length);
      const { largePartyFrom: party, ...others } = problems;
      return { ...others, ...(party && { large_party_from: party }) };
    },
    send: (venue, body) => call('POST /console/{venue}/settings/tips', { venue, body }),
    savedIn: settings => settings.tips,
  });
  const why = (field: string): string | undefined => {
    const key = WHY[wrong[field] as TipTermsProblem];
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
        <h2>{t('tips.fees')}</h2>
        <p>{t('tips.feesHint', { sum: show(minor(Math.round(0.5 * 10 ** currency.decimals))) })}</p>
      </SettingsCard>
    </SettingsForm>
  );
};
