import { aSandbox } from './a-sandbox.ts';

export type ReceivedMail = {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers about a list. */
  readonly list: readonly string[];
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly path: string;
  }[];
};

export type TestMailbox = {
  /** The sandbox's address, for its other parts. */
  readonly address: string;
  readonly port: () => number;
  readonly mailsTo: (address: string) => Promise<ReceivedMail[]>;
  readonly attachment: (mail: ReceivedMail, index?: number) => Promise<Buffer>;
  /** What happens to coming mails, as the sandbox's control API says it. */
  readonly next: (...behaviours: object[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A real mail server with an inbox: the sandbox's. */
export const aMailbox = async (): Promise<TestMailbox> => {
  const sandbox = await aSandbox();
  const get = async (path: string): Promise<Response> => fetch(sandbox.address + path);
  return {
    address: sandbox.address,
    port: () => sandbox.smtpPort,
    mailsTo: async address =>
      (await get(`/mail/messages?to=${encodeURIComponent(address)}`)).json() as Promise<ReceivedMail[]>,
    attachment: async (mail, index = 0) =>
      Buffer.from(await (await get(mail.attachments[index]?.path ?? '/none')).arrayBuffer()),
    next: async (...behaviours) => {
      await fetch(`${sandbox.address}/control/mail/next`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(behaviours),
      });
    },
    close: sandbox.close,
  };
};
