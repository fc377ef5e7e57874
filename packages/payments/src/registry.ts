import type { Method, PaymentProvider } from './port.ts';
import { cardMachine } from './providers/card-machine/index.ts';
import { cash } from './providers/cash/index.ts';
import { montonio } from './providers/montonio/index.ts';
import { neopay } from './providers/neopay/index.ts';
import { roomBill } from './providers/room-bill/index.ts';
import { solidgate } from './providers/solidgate/index.ts';
import { stripe } from './providers/stripe/index.ts';
import { worldline } from './providers/worldline/index.ts';

/** Every provider there is. Adding one is its folder and its line here. docs/recipes/payment-provider.md */
export const PROVIDERS: readonly PaymentProvider[] = [
  stripe,
  montonio,
  neopay,
  solidgate,
  cash,
  roomBill,
  cardMachine,
  worldline,
];

/** The provider that serves a method, or null. */
export const providerOf = (method: Method): PaymentProvider | null =>
  PROVIDERS.find(({ capabilities }) => capabilities.methods.includes(method)) ?? null;

/** The provider of an id, or null. */
export const providerById = (id: string): PaymentProvider | null =>
  PROVIDERS.find(provider => provider.id === id) ?? null;
