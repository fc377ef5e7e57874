import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The place where a phone is a guest, the programme it joined there, and the number on the card. */
export type Member = { readonly session: string; readonly program: string; readonly number: string };

/** Makes whoever holds the phone a member of the programme of the house that it is open at, by a new account. */
export const joinProgramme = async (page: Page): Promise<Member> => {
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const post = async <T>(path: string, data: object): Promise<T> => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await page.request.post(`/api${path}`, { data, headers });
    expect(answer.ok(), path).toBe(true);
    return (await answer.json()).data;
  };
  await post('/auth/sign-up/email', {
    email: `member-${randomUUID().slice(0, 8)}@example.test`,
    password: 'green bicycle',
    name: 'Ona',
    terms: true,
    language: 'en',
  });
  const { loyalty_programs: programs } = await post<{ loyalty_programs: { id: string }[] }>(
    '/loyalty/validate-user',
    { session },
  );
  const program = programs[0]?.id ?? '';
  const { user } = await post<{ user: { loyalty_programs: { loyalty_card_number: string }[] } }>(
    '/loyalty/enroll-to-program',
    { session, loyalty_program_id: program },
  );
  return { session, program, number: user.loyalty_programs[0]?.loyalty_card_number ?? '' };
};
