import { emailProblem } from '@tableside/domain/receipts';
import { useState } from 'react';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { requestReceipt } from '../../data/receipts.ts';
import { useT } from '../../texts/texts.ts';

type Mailing = 'asking' | 'sending' | 'sent';

/** Asking for a receipt by mail: what is wrong with the address is said beside it. RECEIPT-02, RECEIPT-03, RECEIPT-07. */
export const useMailReceipt = (uuid: string) => {
  const t = useT();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<Mailing>('asking');
  const [error, setError] = useState<string | null>(null);
  const send = async (): Promise<boolean> => {
    const problem = emailProblem(email);
    if (problem) {
      setError(t(problem === 'required' ? 'generic.requiredField' : 'receipt.emailError'));
      return false;
    }
    setState('sending');
    setError(null);
    try {
      await requestReceipt(uuid, email.trim());
      setState('sent');
      return true;
    } catch (cause) {
      setState('asking');
      const code = failureCode(cause);
      setError(t(code === 'validation_failed' ? 'receipt.emailError' : failureText(code)));
      return false;
    }
  };
  return {
    email,
    state,
    error,
    type: (next: string) => {
      setEmail(next);
      setError(null);
    },
    send,
    again: () => {
      setEmail('');
      setState('asking');
    },
  };
};
