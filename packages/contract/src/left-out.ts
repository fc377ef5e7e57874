import type { z } from 'zod';

/** What a call says that came without a body: nothing, or an object in which every field is left out. */
export const withoutBody = (body: z.ZodType): unknown => (body.safeParse(undefined).success ? undefined : {});

/** Whether a call with this body may come without one: nothing in it has to be said. */
export const isLeftOut = (body: z.ZodType): boolean => body.safeParse(withoutBody(body)).success;
