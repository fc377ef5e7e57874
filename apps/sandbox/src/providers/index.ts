import type { OpenProvider } from '../provider.ts';
import { openMontonio } from './montonio/index.ts';
import { openNeopay } from './neopay/index.ts';
import { openSolidgate } from './solidgate/index.ts';
import { openStripe } from './stripe/index.ts';

/** In the order of the steering page. */
export const PROVIDERS: readonly OpenProvider[] = [openStripe, openMontonio, openNeopay, openSolidgate];
