import type { Driver } from './driver.ts';

export type { Driver, DriverEvent, FormAction, FormLook, Mounted, PayFailure } from './driver.ts';

/** The providers whose forms we can show, each in a file of its own that is fetched when it is needed. */
const DRIVERS: Readonly<Record<string, () => Promise<{ readonly default: Driver }>>> = {
  stripe: () => import('./stripe.ts'),
  solidgate: () => import('./solidgate.ts'),
};

/** The driver of a name. Throws when this version has none or the file does not come. */
export const loadDriver = async (name: string): Promise<Driver> => {
  const load = DRIVERS[name];
  if (!load) throw new Error(`no driver ${name}`);
  return (await load()).default;
};
