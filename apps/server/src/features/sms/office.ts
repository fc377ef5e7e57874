import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { Env } from '../../env.ts';
import { sendByHttp } from './http-driver.ts';
import { senderOf } from './sender-of.ts';
import type { Sms, SmsOutcome, SmsSender } from './sms.ts';
import { sendByTwilio } from './twilio-driver.ts';
import { sendByVonage } from './vonage-driver.ts';

/** How text messages leave this installation. */
export type SmsGateway = {
  /** Whether they can be sent at all: without it guests are not asked for a number. */
  readonly isOpen: boolean;
  readonly send: (sms: Sms) => Promise<SmsOutcome>;
};

const DRIVERS = { twilio: sendByTwilio, vonage: sendByVonage, http: sendByHttp } as const;

/** The sandbox's inbox speaks Twilio's wire. */
const inSandbox = (address: string): SmsSender => {
  const { accountSid, authToken } = SANDBOX_KEYS.main.twilio;
  return {
    kind: 'twilio',
    baseUrl: `${address}/sms/twilio`,
    user: accountSid,
    secret: authToken,
    from: 'Tableside',
  };
};

/** `SMS_URL`, else the sandbox's inbox where there is a sandbox. */
export const createSmsGateway = (
  { smsUrl }: Pick<Env, 'smsUrl'>,
  /** Where the sandbox is, null while it does not listen; absent: there is none. */
  sandbox: (() => string | null) | undefined,
): SmsGateway => {
  const set = smsUrl === null ? null : senderOf(smsUrl);
  const sender = (): SmsSender | null => {
    if (set) return set;
    const address = sandbox?.() ?? null;
    return address === null ? null : inSandbox(address);
  };
  return {
    isOpen: set !== null || sandbox !== undefined,
    send: async sms => {
      const by = sender();
      return by ? DRIVERS[by.kind](by, sms) : { kind: 'later', failure: 'no sender' };
    },
  };
};
