import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { isFields } from '../fields.ts';
import type { ForgedWay } from '../webhooks/forged-ways.ts';
import { type Message, payloadReader, type WebhookFormat, type WebhookMessage } from '../webhooks/news.ts';
import type { Sms } from './message.ts';
import { signTwilio } from './sign.ts';

type Form = Readonly<Record<string, string>>;
/** The signature is over the address as the message named it, whatever way the request takes. */
type Payload = { readonly url: string; readonly form: Form };

const ACCOUNTS = [SANDBOX_KEYS.main.twilio, SANDBOX_KEYS.other.twilio];

const tokenOf = ({ AccountSid }: Form): string =>
  ACCOUNTS.find(({ accountSid }) => accountSid === AccountSid)?.authToken ?? '';

const otherTokenOf = ({ AccountSid }: Form): string =>
  ACCOUNTS.find(({ accountSid }) => accountSid !== AccountSid)?.authToken ?? '';

const payloadOf = payloadReader(
  (payload): payload is Payload => typeof payload.url === 'string' && isFields(payload.form),
);

const message = (form: Form, signature: string | null): Message => ({
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': 'TwilioProxy/1.1',
    ...(signature === null ? {} : { 'x-twilio-signature': signature }),
  },
  body: new URLSearchParams(form).toString(),
});

const forge = (way: ForgedWay, news: WebhookMessage): Message => {
  const { url, form } = payloadOf(news);
  const signature = signTwilio(tokenOf(form), url, form);
  const changed = { ...form, MessageSid: `SM${'0'.repeat(32)}`, SmsSid: `SM${'0'.repeat(32)}` };
  if (way === 'no-signature') return message(form, null);
  if (way === 'empty-signature') return message(form, '');
  if (way === 'other-venue-key') return message(form, signTwilio(otherTokenOf(form), url, form));
  if (way === 'altered-reference') return message(changed, signature);
  if (way === 'signature-of-another-body') return message(form, signTwilio(tokenOf(form), url, changed));
  return message(form, signTwilio('a token that nobody has', url, form));
};

/** Twilio's status callbacks; Vonage's receipts go to an address of the account and are not sent. providers.md §7. */
export const smsWebhook: WebhookFormat = {
  ways: [
    'no-signature',
    'empty-signature',
    'wrong-key',
    'other-venue-key',
    'altered-reference',
    'signature-of-another-body',
  ],
  seal: news => {
    const { url, form } = payloadOf(news);
    return message(form, signTwilio(tokenOf(form), url, form));
  },
  forge,
};

/** What became of a message. It is sent to the server the sandbox was told of, at the path the message named. */
export const statusWebhook = (
  sms: Sms,
  told: { readonly accountSid: string; readonly callback: string; readonly errorCode: string | null },
  serverUrl: string | null,
): WebhookMessage => {
  const { pathname, search } = new URL(told.callback);
  const form: Form = {
    AccountSid: told.accountSid,
    ApiVersion: '2010-04-01',
    From: sms.from,
    MessageSid: sms.id,
    MessageStatus: sms.status,
    SmsSid: sms.id,
    SmsStatus: sms.status,
    To: sms.to,
    ...(told.errorCode === null ? {} : { ErrorCode: told.errorCode }),
  };
  return {
    reference: sms.id,
    event: sms.status,
    eventId: `${sms.id}:${sms.status}`,
    payload: { url: told.callback, form } satisfies Payload,
    last: true,
    url: serverUrl === null ? told.callback : `${serverUrl}${pathname}${search}`,
  };
};
