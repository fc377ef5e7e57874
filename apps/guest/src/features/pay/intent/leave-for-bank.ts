import { ApiFailure } from '@tableside/contract/client';
import { api } from '../../../data/api.ts';
import { PAY_TIMINGS } from '../timings.ts';

const isRefused = (cause: unknown): boolean =>
  cause instanceof ApiFailure && cause.http >= 400 && cause.http < 500;

/**
 * Our server knows that the guest goes to the bank before they are there: of a bank that answers no questions, nobody else
 * may ever say so, and a person has to be told of money that came in silence. False: it was not heard, the guest stays.
 */
export const leaveForBank = async (uuid: string): Promise<boolean> => {
  for (let tries = 0; tries < PAY_TIMINGS.leavingTries; tries += 1) {
    try {
      const signal = AbortSignal.timeout(PAY_TIMINGS.leavingPatience);
      await api('POST /payments/leaving/{uuid}', { uuid, signal });
      return true;
    } catch (cause) {
      if (isRefused(cause)) return false;
    }
  }
  return false;
};
