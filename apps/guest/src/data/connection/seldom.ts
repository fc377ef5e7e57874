// What few visits need, in one file: the first view names all others, and each name weighs on it.

export { hearOfParty } from '../party.ts';
export { restyle } from '../restyle.ts';
export { hearOfCart } from '../shared-cart.ts';
export { hearOfCall } from '../waiter-call.ts';
export { tellError } from './tell-error.ts';
