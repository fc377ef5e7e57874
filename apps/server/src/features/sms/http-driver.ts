import { postSms } from './post.ts';
import type { Sms, SmsOutcome, SmsSender } from './sms.ts';

/**
 * A sender of the operator's own: `POST {to, from, text}` as JSON to the address of the settings, Basic authorization where
 * it names somebody. Any 2xx means taken.
 */
export const sendByHttp = (sender: SmsSender, { to, text }: Sms): Promise<SmsOutcome> => {
  const { baseUrl, user, secret, from } = sender;
  const known = user !== '' && {
    authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
  };
  return postSms(
    {
      url: baseUrl,
      headers: { 'content-type': 'application/json', ...known },
      body: JSON.stringify({ to, from, text }),
    },
    async answer => (answer.ok ? { kind: 'sent' } : { kind: 'refused', failure: String(answer.status) }),
  );
};
