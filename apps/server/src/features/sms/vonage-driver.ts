import { z } from 'zod';
import { postSms } from './post.ts';
import type { Sms, SmsOutcome, SmsSender } from './sms.ts';

const Answer = z.object({ messages: z.array(z.object({ status: z.string() })).min(1) });

/** `POST /sms/json`; everything is answered 200, and what went wrong is the message's status. providers.md §7. */
export const sendByVonage = (sender: SmsSender, { to, text }: Sms): Promise<SmsOutcome> => {
  const { baseUrl, user, secret, from } = sender;
  return postSms(
    {
      url: `${baseUrl}/sms/json`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        api_key: user,
        api_secret: secret,
        to: to.replace(/^\+/, ''),
        from,
        text,
        type: 'unicode',
      }),
    },
    async answer => {
      const said = Answer.safeParse(await answer.json().catch(() => null));
      const status = said.data?.messages.find(message => message.status !== '0')?.status;
      if (!said.success) return { kind: 'unknown', failure: String(answer.status) };
      if (status === undefined) return { kind: 'sent' };
      // 1: too many a second.
      return { kind: status === '1' ? 'later' : 'refused', failure: status };
    },
  );
};
