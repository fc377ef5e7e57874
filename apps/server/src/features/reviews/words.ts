import { Refusal } from '@tableside/contract';
import { isReviewEmail, reviewContact } from '@tableside/domain/reviews';

type Sent = {
  readonly comment: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
};
export type GivenWords = {
  readonly comment: string;
  readonly email: string | null;
  readonly phone: string | null;
};

/** Comment and contact as they are kept. Refuses validation_failed for a contact that is neither. REVIEW-14. */
export const givenWords = ({ comment, email, phone_number }: Sent): GivenWords => {
  const address = email?.trim() || null;
  if (address !== null && !isReviewEmail(address))
    throw new Refusal('validation_failed', { fields: { email: 'invalid' } });
  const number = reviewContact(phone_number ?? '');
  if (number.kind !== 'none' && number.kind !== 'phone')
    throw new Refusal('validation_failed', { fields: { phone_number: 'invalid' } });
  return {
    comment: comment ?? '',
    email: address,
    phone: number.kind === 'phone' ? number.phone : null,
  };
};
