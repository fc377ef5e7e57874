export { Cards } from './cards/Cards.tsx';
export { OwedList } from './OwedList.tsx';
export { OwnTipsCard } from './own/OwnTipsCard.tsx';
export { Payouts } from './Payouts.tsx';
export { SharingRuleCard } from './sharing/SharingRuleCard.tsx';
export { giftsQuery, ownTipsQuery } from './tips-query.ts';
