import { Refusal } from '@tableside/contract';
import { cardFeeProblems } from '@tableside/domain/gifts';
import { minor } from '@tableside/domain/money';
import { isIban, plainIban } from '@tableside/domain/payouts';
import { tipTermsProblems, USUAL_PERCENTAGES } from '@tableside/domain/tips';
import type { Customization, CustomizationName } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { recipientToRoundUpFor } from '../donations/index.ts';
import { savePage } from './save-page.ts';

const FIRST_CHIP = 'collective-tips-default-selection-index';
const LARGE_PARTY = 'collective-tips-required-guest-count-threshold';
/** The fields as they travel. */
const ON_THE_WIRE = { largePartyFrom: 'large_party_from' } as const;

/** The venue's customisations with these in the place of those of the same names; null: none. */
const withValues = (
  before: readonly Customization[],
  values: { readonly [name in CustomizationName]?: string | null },
): Customization[] => [
  ...before.filter(({ name }) => !Object.hasOwn(values, name)),
  ...Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
];

/** Says which tips guests may tap and type, and for whom they may round up. Refuses validation_failed for what they could not, settings_changed. */
export const saveTips =
  (deps: Deps): Handler<'POST /console/{venue}/settings/tips'> =>
  ({ staff, body }) => {
    const { revision, percentages, min, max, preselected, large_party_from: largePartyFrom } = body;
    const payoutIban = body.payout_iban === null ? null : plainIban(body.payout_iban);
    const cardFee = { fixed: body.fee_fixed, percent: body.fee_percent };
    return savePage(deps, staff, { page: 'tips', revision }, async ({ settings }, run) => {
      const terms = { percentages, min, max, preselected, largePartyFrom };
      const problems = tipTermsProblems(terms, settings.currency.decimals, USUAL_PERCENTAGES.length);
      const { round_up_for: roundUpFor } = body;
      // Whoever was chosen before may stay, also put away: who changes the chips need not choose anew.
      const isRecipient =
        roundUpFor === null ||
        roundUpFor === (settings.roundUpFor ?? null) ||
        (await recipientToRoundUpFor(run, staff.venueId, roundUpFor)) !== null;
      const fields = {
        ...(!isRecipient && { round_up_for: 'recipient' }),
        ...(payoutIban !== null && !isIban(payoutIban) && { payout_iban: 'iban' }),
        ...cardFeeProblems(cardFee, settings.currency.decimals),
        ...Object.fromEntries(
          Object.entries(problems).map(([field, why]) => [
            field === 'largePartyFrom' ? ON_THE_WIRE[field] : field,
            why,
          ]),
        ),
      };
      if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
      return {
        settings: {
          cardFee,
          payoutIban,
          roundUpFor,
          tips: { orderTipsPercentages: [...percentages], minAmount: minor(min), maxAmount: minor(max) },
          customizations: withValues(settings.customizations, {
            [FIRST_CHIP]: preselected === 0 ? null : String(preselected),
            [LARGE_PARTY]: largePartyFrom === null ? null : String(largePartyFrom),
          }),
        },
      };
    });
  };
