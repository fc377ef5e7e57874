import type { CallAnswer } from '@tableside/contract/client';
import type { TextKey } from '../../../i18n/index.ts';

export type Sale = CallAnswer<'GET /console/{venue}/terminal-sales/{payment}'>['sale'];

const BY_CODE: Readonly<Record<string, TextKey>> = {
  '116': 'inPerson.why.funds',
  BS: 'inPerson.why.busy',
  NP: 'inPerson.why.offline',
  NF: 'inPerson.why.forgot',
  SR: 'inPerson.why.settle',
};

/** Why nothing was charged, for who stands beside the guest. */
export const whyDeclined = ({ code }: Pick<Sale, 'code'>): TextKey => {
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  return known ?? (/^1\d\d$/.test(code) ? 'inPerson.why.card' : 'inPerson.why.other');
};

/** How often a sale is asked about, in milliseconds; false: it is over. */
export const pollEvery = (state: Sale['state'] | undefined): number | false => {
  if (state === 'processing') return 1_000;
  return state === 'unknown' ? 3_000 : false;
};
