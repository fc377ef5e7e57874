const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row: anything else must not reach the database as one. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Whether a path parameter is plain text: no control characters, no broken encoding. */
export const isPlain = (text: string): boolean => !/\p{Cc}/u.test(text) && text.isWellFormed();

/** Whether PostgreSQL can keep a text: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
