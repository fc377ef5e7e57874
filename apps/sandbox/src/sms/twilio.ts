import { randomBytes } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Plan, readPlan } from '../control/behaviours.ts';
import { neverAnswer } from '../control/faults.ts';
import { isE164, type Sms, segmentsOf } from './message.ts';
import type { SmsGateway } from './office.ts';

const LONGEST = 1600;
const ACCOUNTS = [SANDBOX_KEYS.main.twilio, SANDBOX_KEYS.other.twilio];

const MessageForm = z.object({
  To: z.string().default(''),
  From: z.string().optional(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().default(''),
  StatusCallback: z.url({ protocol: /^https?$/ }).optional(),
});
type MessageForm = z.infer<typeof MessageForm>;

/** Twilio's own codes of what is wrong with a message. */
const problemOf = ({
  To,
  From,
  MessagingServiceSid,
  Body,
}: MessageForm): readonly [number, string] | null => {
  if (To === '') return [21604, "A 'To' phone number is required."];
  if (!isE164(To)) return [21211, `Invalid 'To' Phone Number: ${To}`];
  if (!From && !MessagingServiceSid) return [21603, "A 'From' phone number is required."];
  if (Body === '') return [21602, 'Message body is required.'];
  return Body.length > LONGEST
    ? [21617, 'The concatenated message body exceeds the 1600 character limit']
    : null;
};

const refuse = (reply: FastifyReply, status: number, code: number, message: string): FastifyReply =>
  reply.code(status).send({ status, code, message, more_info: `https://www.twilio.com/docs/errors/${code}` });

/** Whether `decline` names an error of delivery (30xxx), which comes later, or one of the call. */
const isLater = ({ declineCode }: Plan): boolean => /^30\d{3}$/.test(declineCode ?? '');

const accountOf = (authorization: string | undefined, sid: string) => {
  const given = Buffer.from(/^Basic (.+)$/.exec(authorization ?? '')?.[1] ?? '', 'base64').toString();
  return ACCOUNTS.find(
    ({ accountSid, authToken }) => accountSid === sid && given === `${accountSid}:${authToken}`,
  );
};

const onWire = (sms: Sms, accountSid: string) => ({
  sid: sms.id,
  account_sid: accountSid,
  api_version: '2010-04-01',
  body: sms.text,
  from: sms.from,
  to: sms.to,
  status: sms.status === 'accepted' ? 'queued' : sms.status,
  direction: 'outbound-api',
  num_segments: String(segmentsOf(sms.text)),
  num_media: '0',
  date_created: new Date(sms.at).toUTCString(),
  error_code: null,
  error_message: null,
  uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sms.id}.json`,
});

/** `POST /sms/twilio/2010-04-01/Accounts/{sid}/Messages.json`. providers.md §7. */
export const mountTwilio = (scope: FastifyInstance, office: SmsGateway): void => {
  scope.post('/sms/twilio/2010-04-01/Accounts/:sid/Messages.json', async (request, reply) => {
    const account = accountOf(request.headers.authorization, (request.params as { sid: string }).sid);
    if (!account) return refuse(reply, 401, 20003, 'Authenticate');
    const parsed = MessageForm.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(reply, 400, 21609, 'Invalid parameter');
    const form = parsed.data;
    const problem = problemOf(form);
    if (problem) return refuse(reply, 400, ...problem);
    const plan = readPlan(office.behaviours(form.To));
    if (plan.declineCode !== undefined && !isLater(plan)) {
      return refuse(reply, 400, Number(plan.declineCode) || 30008, 'Refused (sandbox)');
    }
    const id = `SM${randomBytes(16).toString('hex')}`;
    const from = form.From ?? form.MessagingServiceSid ?? '';
    const sms = office.receive({ id, via: 'twilio', to: form.To, from, text: form.Body });
    await office.end(sms, plan, { accountSid: account.accountSid, callback: form.StatusCallback ?? null });
    return plan.timeout === undefined
      ? reply.code(201).send(onWire(sms, account.accountSid))
      : neverAnswer(reply);
  });
};
