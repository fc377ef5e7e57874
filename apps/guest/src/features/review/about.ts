import type { CallInput } from '@tableside/contract/client';

type Ids = Required<CallInput<'POST /reviews/own'>['body']>;

/** What is reviewed, by the names that the phone knows of it. */
export type ReviewAbout = Pick<
  Ids,
  'session_token' | 'unique_order_number' | 'payment_uuid' | 'tips_qr_card_hash'
> & {
  /** On a device of everybody's nothing that was typed is kept. */
  readonly shared?: boolean;
};

/** The visit of a session. */
export const aboutVisit = (token: string): ReviewAbout => ({
  session_token: token,
  unique_order_number: null,
  payment_uuid: null,
  tips_qr_card_hash: null,
});

/** What reviews of the same are kept under: of an order and of its payment there is one. */
export const aboutKey = (about: ReviewAbout): string =>
  about.unique_order_number ?? about.payment_uuid ?? about.tips_qr_card_hash ?? about.session_token ?? '';

/** As calls name it. */
export const idsOf = ({ shared: _, ...ids }: ReviewAbout): Omit<Ids, 'review_id'> => ids;
