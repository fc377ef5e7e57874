import type { Driver } from './driver.ts';
import type { WalletDriver } from './wallet.ts';

export type { Driver, DriverEvent, FormAction, FormLook, Mounted, PayFailure } from './driver.ts';
export type { WalletButton, WalletHooks } from './wallet.ts';

type Drivers = {
  readonly default: Driver;
  /** Where the wallet's button can stand before there is a payment. */
  readonly wallet?: WalletDriver;
};

/** The providers whose forms we can show, each in a file of its own that is fetched when it is needed. */
const DRIVERS: Readonly<Record<string, () => Promise<Drivers>>> = {
  stripe: () => import('./stripe.ts'),
  solidgate: () => import('./solidgate.ts'),
};

const load = async (name: string): Promise<Drivers> => {
  const drivers = await DRIVERS[name]?.();
  if (!drivers) throw new Error(`no driver ${name}`);
  return drivers;
};

/** The driver of a name. Throws when this version has none or the file does not come. */
export const loadDriver = async (name: string): Promise<Driver> => (await load(name)).default;

/** The driver of a wallet before there is a payment; throws as `loadDriver`. */
export const loadWallet = async (name: string): Promise<WalletDriver> => {
  const { wallet } = await load(name);
  if (!wallet) throw new Error(`no wallet ${name}`);
  return wallet;
};
