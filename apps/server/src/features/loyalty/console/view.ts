import type { LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import type { PointsTerms } from '@tableside/domain/loyalty';
import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../../deps.ts';
import { stampOf } from '../../settings-stamps/index.ts';
import { countMembers } from '../member-store.ts';
import { collectedSince, menuCategories, menuDishes } from '../points/report-store.ts';
import { type ProgramRow, programsAt } from '../program-store.ts';
import { venuesBeside } from './beside-store.ts';
import { reportSince } from './report-store.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

const pointsView = (points: PointsTerms): NonNullable<NonNullable<LoyaltySettings['program']>['points']> => ({
  earn: points.earn,
  every: points.every,
  category: points.category,
  cost: points.cost,
  reward_amount: points.rewardAmount,
  reward_category: points.rewardCategory,
  reward_name: points.rewardName,
  birthday: points.birthday,
  months: points.months,
});

const viewOf = (program: ProgramRow): LoyaltySettings['program'] => ({
  name: program.name,
  card_color: program.cardColor,
  card_secondary_color: program.cardSecondaryColor,
  pricing_text: program.pricingText,
  fields: program.fields.map(({ key, name, placeholder, type, required, minLength, maxLength }) => ({
    key,
    name,
    placeholder,
    type,
    required,
    min_length: minLength,
    max_length: maxLength,
  })),
  takes_cards: program.takesCards,
  everywhere: program.everywhere,
  discount_percent: program.discountPercent,
  card_months: program.cardMonths,
  points: program.points && pointsView(program.points),
  tiers: program.tiers && { months: program.tiers.months, levels: [...program.tiers.levels] },
  offers: program.offers.map(({ days, ...offer }) => ({ ...offer, days: [...days] })),
});

/** The programme of a venue as its owner reads it, and what it came to. */
export const loyaltySettings = async (
  { database: { run }, venues, clock }: Pick<Deps, 'database' | 'venues' | 'clock'>,
  venueId: string,
): Promise<LoyaltySettings> => {
  const since = new Date(clock() - DAYS * DAY_MS);
  const [{ settings }, stamp, programs, beside, members, report, collected, categories, dishes] =
    await Promise.all([
      venues.get(venueId),
      stampOf(run, venueId, 'loyalty'),
      programsAt(run, venueId),
      venuesBeside(run, venueId),
      countMembers(run, venueId),
      reportSince(run, venueId, since),
      collectedSince(run, venueId, since),
      menuCategories(run, venueId),
      menuDishes(run, venueId),
    ]);
  const own = programs.find(each => each.venueId === venueId);
  const named = ({ id, name }: { id: string; name: Readonly<Record<string, string>> }) => ({
    id,
    name: textIn(name, settings.mainLanguage, settings.mainLanguage),
  });
  return {
    ...stamp,
    on: settings.functionalities.includes('loyalty-program'),
    main_language: settings.mainLanguage,
    languages: settings.languages.filter(language => language !== settings.mainLanguage),
    program: own ? viewOf(own) : null,
    beside: programs
      .filter(each => each !== own)
      .map(({ name, venueId: of }) => ({ name, venue: beside.get(of) ?? '' })),
    has_others: beside.size > 0,
    members,
    ...report,
    collected: own?.points ? collected : null,
    categories: categories.map(named),
    dishes: dishes.map(named),
  };
};
