import { leave } from '../../data/placing/start-over.ts';
import type { Guest } from '../venue/index.ts';
import { tellWrapper } from './wrapper.ts';

let leaving = false;

/**
 * The kiosk as the next guest should find it: an order that nobody has answered is taken back, what the browser keeps is
 * forgotten, and the place's code opens a session of its own; the server ends the one before. KIOSK-09.
 */
export const newGuest = async ({ token, session }: Pick<Guest, 'token' | 'session'>): Promise<void> => {
  if (leaving) return;
  leaving = true;
  tellWrapper('new-guest-coming');
  await leave({ token, code: session.table.hash });
};
