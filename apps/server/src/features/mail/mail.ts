/** A file that travels with a mail. */
export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** A mail to one person, as it will leave. */
export type OutgoingMail = {
  /** Mails of one key are one mail, however often they are asked for. */
  readonly dedupeKey: string;
  /** The name beside our address: the venue's. */
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Made by {@link ./letter.ts}, so that nothing of it comes from people. */
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where whoever got it says that they want no more such, by one tap of their mail program. Absent: nobody subscribed to it. */
  readonly unsubscribeUrl?: string | null;
};

/** Stands in a letter where its code will: a letter that waits holds no code that anybody could use. ADR 0028. */
export const CODE_PLACE = '⟦code⟧';

/** A mail as it is taken for sending. */
export type ClaimedMail = Omit<OutgoingMail, 'attachments'> & {
  readonly id: string;
  /** What comes to {@link CODE_PLACE}; null: nothing does. */
  readonly sealedCode: Buffer | null;
  /** Which try this is, from 1. */
  readonly tries: number;
};

/** What came of a try. `later`: nobody answered, or asked to come back. `refused`: that address takes no mail. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later' | 'refused'; readonly failure: string };
