import { z } from 'zod';
import { calls } from '../../define.ts';
import { Empty } from '../shared/shared.ts';

/** Phones of one table that fill one basket of a hall, where its owner allows it. ADR 0051; FOOD-08. */
export const courtBasketCalls = calls({
  'POST /food-courts/share-basket/{session}': {
    summary:
      'Lets other phones fill the basket of this one: what is in it at each stall stands in a cart that all of them share from now on. The answer is what another phone reads or opens; asked again, it is the same. `not_found` where the hall does not allow it. `session` is that of the hall. ADR 0051.',
    access: 'public',
    body: z.strictObject({}),
    response: z.object({
      code: z.string(),
      /** What the other phone opens. */
      address: z.string(),
      /** The same as a QR code: the address of an SVG. */
      picture: z.string(),
    }),
    errors: ['session_not_found', 'food_court_closed', 'not_found'],
  },
  'POST /food-courts/join-basket/{session}': {
    summary:
      'This phone fills the basket of a code from now on; what it has chosen already goes along. `not_found` for a code that nobody shows any more. ADR 0051.',
    access: 'public',
    body: z.strictObject({ code: z.string().min(1).max(40) }),
    response: z.object({
      /** How many phones fill it now. */
      phones: z.number().int(),
    }),
    errors: ['session_not_found', 'food_court_closed', 'not_found'],
  },
  'POST /food-courts/leave-basket/{session}': {
    summary:
      'This phone has a basket of its own again: what its guest chose goes along, the rest stays with the others. ADR 0051.',
    access: 'public',
    body: z.strictObject({}),
    response: Empty,
    errors: ['session_not_found'],
  },
});
