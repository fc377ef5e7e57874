import { BUILD_HEADER } from './built.ts';

/**
 * Whether a page is one of ours, whatever it says: each names its build. Where the server leads elsewhere nothing can be
 * read of its answer; a worker runs on https alone, where nobody else can lead.
 */
export const isOurs = (page: Response): boolean =>
  page.type === 'opaqueredirect' || page.headers.has(BUILD_HEADER);

/** Whether an answer is the file or picture that was asked for, and no page that somebody sent in its place. */
export const isFile = (answer: Response): boolean =>
  answer.ok && answer.type === 'basic' && !answer.headers.get('content-type')?.startsWith('text/html');
