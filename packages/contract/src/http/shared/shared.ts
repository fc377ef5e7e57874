import { z } from 'zod';

/** A decimal amount in major units, as prices travel (12.5). */
export const Major = z.number();
/** An id made by the server. */
export const Id = z.string().min(1).max(64);
/** The largest whole number that a column of the database holds; amounts of money go further. */
const MAX_WHOLE = 2_147_483_647;
const whole = () => z.number().int().min(0).max(MAX_WHOLE);
/** A whole number from nought on. */
export const Whole = whole();
/** How often something was changed: what is saved names the revision it was made from. */
export const Revision = whole();
/** An instant, ISO 8601 in UTC. */
export const Instant = z.string();
/** A guest session token: 32 random bytes, base64url. */
export const SessionToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** A table code as printed or spoken. */
export const TableCode = z.string().regex(/^[A-Za-z0-9-]{3,64}$/);
/** How the menu's languages call a dish as it was chosen, the options in their order. */
export const DishWords = z.record(
  z.string(),
  z.object({ name: z.string(), options: z.array(z.string()).readonly() }),
);
export type DishWords = z.infer<typeof DishWords>;
/** Two-letter language code. */
export const Language = z.string().regex(/^[a-z]{2}$/);
/** Text typed by a person: kept as it is, only its length is bounded. */
export const FreeText = (max: number) => z.string().max(max);
/** A password that staff choose. */
/** Of somebody of the staff, on shared devices. */
export const Pin = z.string().regex(/^\d{4,6}$/);
export const NewPassword = z.string().min(10).max(200);
/** Answers that carry nothing. APP-17. */
export const Empty = z.object({});
