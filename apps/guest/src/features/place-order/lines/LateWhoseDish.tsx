import { useLate } from '../../../app/use-late.ts';

/** Whose dish it is, fetched only where a party shares a cart. */
export const LateWhoseDish = ({ guest }: { readonly guest: number }) => {
  const Whose = useLate(() => import('../../party/index.ts'), true);
  return Whose && <Whose guest={guest} />;
};
