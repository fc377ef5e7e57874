export { cardColours, cardInk } from './card-colours.ts';
export { cardNumber, DRAWN_DIGITS, spokenCardNumber, typedCardNumber } from './card-number.ts';
export {
  ENROLMENT_FIELD_TYPES,
  type EnrolmentField,
  type EnrolmentFieldType,
  type EnrolmentProblem,
  enrolmentProblems,
  keptAnswers,
  MAX_ANSWER,
} from './enrolment.ts';
export {
  type Believed,
  type HostAsked,
  type HostLie,
  type HostWord,
  judgeWord,
  MAX_HOST_NUMBER,
} from './host-word.ts';
export {
  MAILING_PER_MINUTE,
  MAX_MAILING_BODY,
  MAX_MAILING_SUBJECT,
  type Mailing,
  type MailingProblem,
  MEMBER_MAIL_WAITS_DAYS,
  MEMBER_MAIL_WORDS,
  mailingProblems,
} from './mail/mailing.ts';
export {
  isAhead,
  MAX_OFFER_NAME,
  MAX_OFFERS,
  type MemberOffer,
  OFFER_GIFTS,
  type OfferGift,
  type OfferMoment,
  type OfferProblem,
  type OffersGive,
  offerProblems,
  offersFor,
  offersGive,
  runsAt,
} from './offers/offers.ts';
export {
  type DueChange,
  dueChanges,
  EARNS,
  type Earn,
  type Earned,
  MAX_BIRTHDAY_POINTS,
  MAX_POINTS_AT_ONCE,
  MAX_POINTS_MONTHS,
  MAX_POINTS_REASON,
  MAX_REWARD_COST,
  POINT_CAUSES,
  type PointCause,
  type PointsTerms,
  pointsProblems,
} from './points.ts';
export {
  MAX_CARD_MONTHS,
  MAX_FIELDS,
  MAX_PROGRAMME_NAME,
  MAX_PROGRAMME_TEXT,
  type ProgrammeField,
  type ProgrammeProblem,
  type ProgrammeTerms,
  programmeProblems,
} from './programme.ts';
export { type Registering, registerStep } from './register.ts';
export {
  MAX_MEMBER_PERCENT,
  MAX_TIER_FROM,
  MAX_TIER_MONTHS,
  MAX_TIER_NAME,
  MAX_TIER_TIMES,
  MAX_TIERS,
  TIER_CAUSES,
  type Tier,
  type TierLine,
  type TierStanding,
  type TierTerms,
  tierProblems,
  tierStanding,
} from './tiers/tiers.ts';
