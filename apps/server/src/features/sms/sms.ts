/** A text message to one phone. */
export type Sms = {
  /** E.164, with its plus. */
  readonly to: string;
  readonly text: string;
};

/**
 * What came of a try. `later`: it surely did not leave, and may be tried again; `refused`: it never will; `unknown`: nobody
 * said, so it may have left.
 */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later' | 'refused' | 'unknown'; readonly failure: string };

/** A company that sends text messages: where it is, and what it knows us by. */
export type SmsSender = {
  readonly kind: 'twilio' | 'vonage' | 'http';
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly user: string;
  readonly secret: string;
  /** The number, name or messaging service that messages come from. */
  readonly from: string;
};
