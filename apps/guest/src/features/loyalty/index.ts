export { Answers } from './Answers.tsx';
export { CardFace } from './CardFace.tsx';
export { default as loyaltyStyles } from './Loyalty.module.css';
export { LoyaltyDiscount } from './LoyaltyDiscount.tsx';
export { MemberOffer } from './MemberOffer.tsx';
export { Collected } from './points/Collected.tsx';
export { Earning } from './points/Earning.tsx';
export { cardOf, isPast, type Program, registerPath, standingOf, stepPath } from './standing.ts';
export { WalletLinks } from './WalletLinks.tsx';
