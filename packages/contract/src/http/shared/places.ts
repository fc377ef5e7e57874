import { z } from 'zod';

/**
 * Places in lists that an answer named and the next question goes on from, in all of their forms. Each pattern lets through
 * nothing that the database cannot compare with: a day after the end of time, a number past its largest, dashes for an id.
 */
const UUID = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
/** The id of the last one. */
export const IdPlace = z.string().regex(new RegExp(`^${UUID}$`));
/** The number of the last one. */
export const NumberPlace = z.string().regex(/^\d{1,15}$/);
/** The milliseconds at which the last one came, up to the year 2286, and its id. */
export const TimePlace = z.string().regex(new RegExp(`^\\d{1,13}\\.${UUID}$`));
