import { ALLERGENS } from '@tableside/domain/allergens';
import { z } from 'zod';

/** What a dish contains as it was chosen; `allergens_stated` false: the venue has not said, and what is listed is not all. */
export const dishContents = {
  allergens: z.array(z.enum(ALLERGENS)),
  /** Traces. */
  may_contain: z.array(z.enum(ALLERGENS)),
  allergens_stated: z.boolean(),
};
