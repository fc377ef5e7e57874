import type { RestoreView } from '@tableside/contract/http/admin/restore';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { welcome } from '../session/index.ts';
import { type OwnerAccount, sendArchive } from './send-archive.ts';
import { forgetDraft } from './setup-draft.ts';
import { setupQuery } from './setup-query.ts';

type Progress = Parameters<Parameters<typeof sendArchive>[2]>[0];
export type RestoreStep =
  | { readonly at: 'choosing' }
  | { readonly at: 'working'; readonly progress: Progress | null }
  | { readonly at: 'refused'; readonly problems: RestoreView['problems'] }
  | { readonly at: 'done'; readonly restored: NonNullable<RestoreView['restored']> };

/** Restoring an archive in place of setting up: what is going on, why it did not go, and signing in afterwards. */
export const useRestore = () => {
  const client = useQueryClient();
  const [step, setStep] = useState<RestoreStep>({ at: 'choosing' });
  const [failure, setFailure] = useState<unknown>(null);

  const begin = async (file: File, asked: { code: string; owner: OwnerAccount }): Promise<void> => {
    setFailure(null);
    setStep({ at: 'working', progress: null });
    try {
      const view = await sendArchive(file, asked, progress => setStep({ at: 'working', progress }));
      if (view.restored) {
        forgetDraft();
        setStep({ at: 'done', restored: view.restored });
      } else setStep({ at: 'refused', problems: view.problems });
    } catch (error) {
      setFailure(error);
      setStep({ at: 'choosing' });
    }
  };

  const signIn = async ({ email, password }: OwnerAccount, venue: string): Promise<void> => {
    await call('POST /console/sign-in', { body: { email, password } }).catch((error: unknown) => {
      // Signing in by hand is what is left.
      if (!isApiFailure(error)) throw error;
    });
    history.replaceState(null, '', `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${venue}/orders`);
    client.setQueryData(setupQuery.queryKey, door => ({ mail: false, ...door, open: false }));
    await welcome(client);
  };

  return { step, failure, begin, signIn, chooseAgain: () => setStep({ at: 'choosing' }) };
};
