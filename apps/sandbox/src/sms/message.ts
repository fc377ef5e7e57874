export type SmsStatus = 'queued' | 'delivered' | 'undelivered';

export type Sms = {
  id: string;
  /** Whose wire it came by. */
  via: 'twilio' | 'vonage';
  to: string;
  from: string;
  text: string;
  at: string;
  status: SmsStatus;
};

export type SmsEvent = { type: 'sms'; sms: Sms } | { type: 'sms-status'; id: string; status: SmsStatus };

export type SmsState = Map<string, Sms>;

/** The book of messages replayed. */
export const foldSms = (state: SmsState, event: SmsEvent): SmsState => {
  if (event.type === 'sms') state.set(event.sms.id, event.sms);
  else {
    const sms = state.get(event.id);
    if (sms) state.set(event.id, { ...sms, status: event.status });
  }
  return state;
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
