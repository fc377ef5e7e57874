// Beside the rest of money: the lists of currencies here are nothing that a guest's phone should carry.
export { isOtherCurrency, parseAmount, readPrice, writeAmount } from './price-text.ts';
