/** REVIEW-10. */
export const MAX_REVIEW_COMMENT = 15_000;
/** REVIEW-09. */
export const MAX_REVIEW_CONTACT = 255;

export type ReviewContact =
  | { readonly kind: 'none' }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'text'; readonly text: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** An optional plus and 2 to 15 digits, the first of which is no zero. */
const PHONE = /^\+?[1-9]\d{1,14}$/;
/** How people set numbers apart when they write them down. */
const BETWEEN_DIGITS = /[\s().-]/g;

export const isReviewEmail = (text: string): boolean => EMAIL.test(text);
export const isReviewPhone = (text: string): boolean => PHONE.test(text);

/** What somebody typed so that they can be reached. REVIEW-11. */
export const reviewContact = (typed: string): ReviewContact => {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  if (isReviewEmail(text)) return { kind: 'email', email: text };
  const phone = text.replace(BETWEEN_DIGITS, '');
  return isReviewPhone(phone) ? { kind: 'phone', phone } : { kind: 'text', text };
};

export type ReviewWords = {
  readonly comment: string;
  readonly email: string | null;
  readonly phone_number: string | null;
};

/** Comment and contact as they are sent; a contact that is neither address nor number stands below the comment. REVIEW-19. */
export const reviewWords = (comment: string, typedContact: string): ReviewWords => {
  const contact = reviewContact(typedContact);
  const words = { comment, email: null, phone_number: null };
  if (contact.kind === 'email') return { ...words, email: contact.email };
  if (contact.kind === 'phone') return { ...words, phone_number: contact.phone };
  if (contact.kind === 'none') return words;
  const below = comment.trim() === '' ? contact.text : `\n\n${contact.text}`;
  return { ...words, comment: comment.slice(0, MAX_REVIEW_COMMENT - below.length) + below };
};
