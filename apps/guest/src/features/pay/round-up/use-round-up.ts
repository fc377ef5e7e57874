import type { CallAnswer } from '@tableside/contract/client';
import { roundUpOf } from '@tableside/domain/gifts';
import { type Minor, ZERO } from '@tableside/domain/money';
import { useEffect, useState } from 'react';
import { api } from '../../../data/api.ts';
import { useGuest } from '../../venue/index.ts';

type Recipient = NonNullable<CallAnswer<'GET /donations/round-up/{session}'>['recipient']>;

const known = new Map<string, Recipient | null>();

/** For whom this table's guests may round up; null: nobody; undefined: not known yet. Asked once, and only where the venue offers it. */
const useRecipient = (token: string, wanted: boolean): Recipient | null | undefined => {
  const [recipient, setRecipient] = useState(known.get(token));
  useEffect(() => {
    if (!wanted || known.has(token)) return;
    let here = true;
    api('GET /donations/round-up/{session}', { session: token }).then(
      answer => {
        known.set(token, answer.recipient);
        if (here) setRecipient(answer.recipient);
      },
      // Nobody to round up for: paying goes on.
      () => {
        if (here) setRecipient(null);
      },
    );
    return () => {
      here = false;
    };
  }, [token, wanted]);
  return wanted ? recipient : null;
};

export type RoundingUp = {
  /** Null: it is not offered; undefined: that is not known yet. */
  readonly recipient: Recipient | null | undefined;
  /** What is missing of a sum to a whole one, where the guest rounds up; else nothing. Minor units. */
  readonly of: (total: Minor) => Minor;
};

/** Rounding up what is paid, for a recipient of the venue's; `chosen`: the guest wants it. ADR 0042 */
export const useRoundUp = (chosen: boolean): RoundingUp => {
  const { token, restaurant } = useGuest();
  const recipient = useRecipient(token, restaurant.round_up);
  const { decimals } = restaurant.currency;
  return { recipient, of: total => (recipient && chosen ? roundUpOf(total, decimals) : ZERO) };
};
