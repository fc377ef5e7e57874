import { useLate } from '../../app/use-late.ts';
import { loadMoreTexts } from '../../texts/texts.ts';

const load = async () => {
  const [{ SpokenCode }] = await Promise.all([import('./WrongTableSheet.tsx'), loadMoreTexts()]);
  return { default: SpokenCode };
};

/** Where a guest types in the short code of their table. */
export const Spoken = () => {
  const Form = useLate(load, true);
  return Form && <Form />;
};
