export { LoyaltyPage } from './LoyaltyPage.tsx';
