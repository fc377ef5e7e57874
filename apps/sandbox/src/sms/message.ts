export type SmsStatus = 'accepted' | 'delivered' | 'undelivered';

export type Sms = {
  readonly id: string;
  /** Whose wire it came by. */
  readonly via: 'twilio' | 'vonage';
  readonly to: string;
  readonly from: string;
  readonly text: string;
  readonly at: string;
  readonly status: SmsStatus;
};

export type SmsEntry = { readonly received: Sms } | { readonly ended: string; readonly status: SmsStatus };

export type SmsState = Map<string, Sms>;

/** The book of messages replayed. */
export const smsFold = {
  empty: (): SmsState => new Map(),
  apply: (state: SmsState, entry: SmsEntry): SmsState => {
    if ('received' in entry) return state.set(entry.received.id, entry.received);
    const sms = state.get(entry.ended);
    return sms ? state.set(sms.id, { ...sms, status: entry.status }) : state;
  },
};

const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const GSM_7_EXTENDED = /[\^{}\\[~\]|€]/g;

/** How many parts a phone network cuts a text into: 160 letters of GSM-7, 70 of UCS-2, less when there are several. */
export const segmentsOf = (text: string): number => {
  const plain = GSM_7.test(text);
  const length = plain ? text.length + (text.match(GSM_7_EXTENDED)?.length ?? 0) : text.length;
  const [one, each] = plain ? [160, 153] : [70, 67];
  return length <= one ? 1 : Math.ceil(length / each);
};

/** E.164: a plus, up to fifteen digits, none of them a leading zero. */
export const isE164 = (number: string): boolean => /^\+[1-9]\d{6,14}$/.test(number);
