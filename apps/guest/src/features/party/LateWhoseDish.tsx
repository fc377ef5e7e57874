import { useLate } from '../../app/use-late.ts';

/** Whose dish it is, fetched only where a party orders together. */
export const LateWhoseDish = ({ guest }: { readonly guest: number }) => {
  const WhoseDish = useLate(() => import('./WhoseDish.tsx'), true);
  return WhoseDish && <WhoseDish guest={guest} />;
};
