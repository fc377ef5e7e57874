import { createHmac } from 'node:crypto';

/** `X-Twilio-Signature`: base64 of HMAC-SHA1 over the address and the sorted form, name and value run together. */
export const signTwilio = (token: string, url: string, form: Readonly<Record<string, string>>): string => {
  const body = Object.keys(form)
    .sort()
    .map(name => name + form[name])
    .join('');
  return createHmac('sha1', token)
    .update(url + body)
    .digest('base64');
};
