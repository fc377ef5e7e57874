export { CouponsPage } from './CouponsPage.tsx';
export { couponsQuery } from './coupons-query.ts';
