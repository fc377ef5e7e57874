import { newCall } from './call.ts';
import { type Change, type Read, Unusable } from './change.ts';
import { newFeature } from './feature.ts';
import { newProvider } from './provider.ts';
import { newScreen } from './screen.ts';

export const USAGE = `npm run new -- feature NAME [FLOOR]
npm run new -- call 'POST /console/{venue}/NAME/VERB' FEATURE
npm run new -- screen ROUTE
npm run new -- provider ID [METHOD that staff settle]`;

/** What is to be written for `kind`. Throws `Unusable` for what cannot be. */
export const planOf = (kind: string | undefined, names: readonly string[], read: Read): Change[] => {
  const [first, second] = names;
  if (kind === 'feature') return newFeature(first, second, read);
  if (kind === 'call') return newCall(first, second, read);
  if (kind === 'screen') return newScreen(first, read);
  if (kind === 'provider') return newProvider(first, second, read);
  throw new Unusable(USAGE);
};
