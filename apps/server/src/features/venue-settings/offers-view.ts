import type {
  PopupSettings,
  QuestionSettings,
  TipSettings,
} from '@tableside/contract/http/shared/settings/offer-settings';
import { NO_FEE } from '@tableside/domain/gifts';
import { customizationNumber, isWideFilter, questionsOf, type VenueSettings } from '@tableside/domain/venue';

type Unstamped<S> = Omit<S, 'revision' | 'changed_by'>;

export const tipsView = (settings: VenueSettings): Unstamped<TipSettings> => {
  const { tips, customizations, functionalities, cardFee = NO_FEE } = settings;
  return {
    percentages: [...tips.orderTipsPercentages],
    min: tips.minAmount,
    max: tips.maxAmount,
    preselected: customizationNumber(customizations, 'collective-tips-default-selection-index', 0),
    large_party_from: customizationNumber(
      customizations,
      'collective-tips-required-guest-count-threshold',
      null,
    ),
    fee_fixed: cardFee.fixed,
    fee_percent: cardFee.percent,
    round_up_for: settings.roundUpFor ?? null,
    payout_iban: settings.payoutIban ?? null,
    asked: functionalities.includes('tips'),
    collective: functionalities.includes('collective-tips'),
  };
};

export const questionsView = (settings: VenueSettings): Unstamped<QuestionSettings> => ({
  asked: settings.additionalFieldsEnabled,
  text: { ...settings.additionalFieldsText },
  questions: questionsOf(settings).map(({ options, label, ...rest }) => ({
    ...rest,
    label: { ...label },
    options: options.map(option => ({ key: option.key, label: { ...option.label } })),
  })),
});

export const popupsView = (settings: VenueSettings): Unstamped<PopupSettings> => ({
  popups: settings.popups.map(({ id, image, ctaText, url, shown = true, from = null, to = null }) => ({
    id,
    image,
    button: { ...ctaText },
    url: url ?? '',
    shown,
    from,
    to,
  })),
  filters: settings.menuFilters.map(filter => ({
    name: { ...filter.name },
    image: filter.image,
    wide: isWideFilter(filter),
    categories: [...filter.categoryIds],
  })),
});
