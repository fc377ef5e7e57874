/** The version of the words that a member agrees to when they want mail; kept with their consent. */
export const MEMBER_MAIL_WORDS = '2026-11';

/** Who asked for mail and did not confirm it by the letter is forgotten after so many days. */
export const MEMBER_MAIL_WAITS_DAYS = 14;

export const MAX_MAILING_SUBJECT = 100;
export const MAX_MAILING_BODY = 2_000;

/** So many letters of a mailing leave in a minute: a mail server that gets thousands at once takes the house for a stranger. */
export const MAILING_PER_MINUTE = 30;

/** A letter to members, as the house writes it. */
export type Mailing = { readonly subject: string; readonly body: string };
export type MailingProblem = 'missing' | 'long';

const problemOf = (text: string, most: number): MailingProblem | null =>
  text.trim() === '' ? 'missing' : text.trim().length > most ? 'long' : null;

/** What is wrong with a letter, by place. */
export const mailingProblems = ({
  subject,
  body,
}: Mailing): { readonly [place in keyof Mailing]?: MailingProblem } => {
  const of = {
    subject: problemOf(subject, MAX_MAILING_SUBJECT),
    body: problemOf(body, MAX_MAILING_BODY),
  };
  return Object.fromEntries(
    Object.entries(of).flatMap(([place, why]) => (why ? [[place, why] as const] : [])),
  );
};
