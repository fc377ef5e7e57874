import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiFailure } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenue } from '../../session/index.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';
import { type WalletsView, walletsQuery } from './wallets-query.ts';

type Deed = {
  readonly name: string;
  readonly send: (venueId: string) => Promise<WalletsView>;
  /** What is said once it is done; nothing where the page shows it. */
  readonly said?: TextKey;
};

/** One deed at a time at the venue's wallets; what is wrong with what was put in, by its field. */
export const useWalletAction = () => {
  const { t } = useText();
  const { id } = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, ...rest } = useReauthenticatedAction();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const run = ({ name, send, said }: Deed, onDone?: () => void): Promise<unknown> => {
    setWrong({});
    return act(
      {
        name,
        send,
        onFailure: async (error: unknown): Promise<boolean> => {
          const fields =
            isApiFailure(error) && error.code === 'validation_failed' ? error.details.fields : null;
          if (typeof fields !== 'object' || fields === null) return false;
          setWrong(fields as Readonly<Record<string, string>>);
          return true;
        },
      },
      view => {
        client.setQueryData(walletsQuery(id).queryKey, view);
        if (said) notify({ message: t(said), tone: 'calm' });
        onDone?.();
      },
    );
  };
  /** What is put in anew is not what was wrong. */
  const anew = (field: string): void => setWrong(({ [field]: _, ...others }) => others);
  return { ...rest, run, wrong, anew };
};
