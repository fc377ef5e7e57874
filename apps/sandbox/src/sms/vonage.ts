import { randomBytes } from 'node:crypto';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readPlan } from '../control/behaviours.ts';
import { neverAnswer } from '../control/faults.ts';
import { isE164, segmentsOf } from './message.ts';
import type { SmsGateway } from './office.ts';

const ACCOUNTS = [SANDBOX_KEYS.main.vonage, SANDBOX_KEYS.other.vonage];

const SmsBody = z.object({
  api_key: z.string().default(''),
  api_secret: z.string().default(''),
  to: z.string().default(''),
  from: z.string().default(''),
  text: z.string().default(''),
});
type SmsBody = z.infer<typeof SmsBody>;

/** Vonage answers 200 to everything; what went wrong is the message's status. Numbers come without their plus. */
const problemOf = ({ api_key, api_secret, to, from, text }: SmsBody): readonly [string, string] | null => {
  const known = ACCOUNTS.some(({ apiKey, apiSecret }) => apiKey === api_key && apiSecret === api_secret);
  if (!known) return ['4', 'Bad Credentials'];
  if (to === '' || from === '' || text === '') return ['2', 'Missing or invalid params'];
  return isE164(`+${to.replace(/^\+/, '')}`) ? null : ['3', 'Invalid value for param to'];
};

const refused = ([status, text]: readonly [string, string]) => ({
  'message-count': '1',
  messages: [{ status, 'error-text': text }],
});

/** `POST /sms/vonage/sms/json`, as a form or as JSON. providers.md §7. */
export const mountVonage = (scope: FastifyInstance, office: SmsGateway): void => {
  scope.post('/sms/vonage/sms/json', async (request, reply) => {
    const parsed = SmsBody.safeParse(request.body ?? {});
    const problem = parsed.success ? problemOf(parsed.data) : (['3', 'Invalid params'] as const);
    if (!parsed.success || problem) return refused(problem ?? ['3', 'Invalid params']);
    const { from, text } = parsed.data;
    const to = `+${parsed.data.to.replace(/^\+/, '')}`;
    const plan = readPlan(office.behaviours(to));
    if (plan.declineCode !== undefined) return refused([plan.declineCode, 'Refused (sandbox)']);
    const id = randomBytes(8).toString('hex').toUpperCase();
    const sms = office.receive({ id, via: 'vonage', to, from, text });
    await office.end(sms, plan, null);
    if (plan.timeout !== undefined) return neverAnswer(reply);
    const parts = segmentsOf(text);
    return {
      'message-count': String(parts),
      messages: Array.from({ length: parts }, (_, index) => ({
        to: to.slice(1),
        'message-id': index === 0 ? id : `${id}-${index}`,
        status: '0',
        'remaining-balance': '10.00',
        'message-price': '0.03',
        network: '24603',
      })),
    };
  });
};
