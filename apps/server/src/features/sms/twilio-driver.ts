import { z } from 'zod';
import { postSms } from './post.ts';
import type { Sms, SmsOutcome, SmsSender } from './sms.ts';

const Refused = z.object({ code: z.number() });

/** A messaging service is named by an id of this form; anything else is a number or a name. */
const SERVICE = /^MG[0-9a-f]{32}$/i;

/** `POST /2010-04-01/Accounts/{sid}/Messages.json`, a form with Basic authorization. providers.md §7. */
export const sendByTwilio = (sender: SmsSender, { to, text }: Sms): Promise<SmsOutcome> => {
  const { baseUrl, user, secret, from } = sender;
  return postSms(
    {
      url: `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        To: to,
        [SERVICE.test(from) ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
      }).toString(),
    },
    async answer => {
      if (answer.ok) return { kind: 'sent' };
      const said = Refused.safeParse(await answer.json().catch(() => null));
      // Its text may repeat the number; the code does not.
      return { kind: 'refused', failure: String(said.data?.code ?? answer.status) };
    },
  );
};
