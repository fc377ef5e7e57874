import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { isApiFailure, isNoAnswer } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { createKeyRing } from '../../api/idempotency.ts';
import { useText } from '../../i18n/index.ts';
import { afterFrame } from '../../parts/steady/after-frame.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { askWhoIsThere, useVenue } from '../session/index.ts';
import { useLink } from './BoardProvider.tsx';
import { boardKey } from './board-query.ts';
import { applyAnswer, type BoardState } from './board-state.ts';

const keys = createKeyRing();

export type VenueAnswer = Parameters<typeof applyAnswer>[2] | Record<string, unknown>;
export type VenueAction<T extends VenueAnswer> = {
  /** What is done to what: repeated word for word, it is the same action and carries the same key. */
  readonly name: string;
  /** What it sets to a state, where it does; absent for what adds to something, such as money. */
  readonly sets?: string;
  readonly send: (venue: string, idempotencyKey: string) => Promise<T>;
  /** Shows what it comes to before the server has said so; what this answers with takes it back. Never for money. */
  readonly ahead?: () => () => void;
  /** Puts the answer where it is shown, ahead of what was shown in its place going. */
  readonly onAnswer?: (answer: T) => Promise<void>;
  /** Handles a failure itself; true when it did. */
  readonly onFailure?: (error: unknown) => boolean | Promise<boolean>;
};

const isBoardAnswer = (answer: VenueAnswer): answer is Parameters<typeof applyAnswer>[2] =>
  'order' in answer || 'call' in answer || 'venue' in answer;

/**
 * Runs what staff tap: one at a time per place on screen, with an idempotency key, and with the answer on the board at once.
 * While the connection is lost it says that it waits for the line. Failures are told in a notification. `run` answers undefined when it failed.
 */
export const useVenueAction = () => {
  const venue = useVenue();
  const { lost } = useLink();
  const { t } = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const run = useCallback(
    async <T extends VenueAnswer>(action: VenueAction<T>): Promise<T | undefined> => {
      // State arrives a frame late; the second tap of a double tap comes before it.
      if (running.current) return undefined;
      if (lost) {
        notify({ message: t('offline.waits'), tone: 'calm' });
        return undefined;
      }
      running.current = true;
      const takeBack = action.ahead?.();
      // A card greys out in a frame of its own: the finger's own frame is not kept waiting for two dozen buttons.
      afterFrame(() => running.current && setBusy(true));
      const board = boardKey(venue.id);
      const sent = client.getQueryData<BoardState>(board);
      const name = `${venue.id} ${action.name}`;
      const sets = action.sets === undefined ? undefined : `${venue.id} ${action.sets}`;
      try {
        const answer = await action.send(venue.id, keys.keyOf(name, sets));
        keys.settle(name);
        if (sent && isBoardAnswer(answer)) {
          client.setQueryData<BoardState>(board, state => state && applyAnswer(state, sent, answer));
        }
        await action.onAnswer?.(answer);
        return answer;
      } catch (error) {
        takeBack?.();
        if (!isNoAnswer(error)) keys.settle(name);
        await client.invalidateQueries({ queryKey: board });
        if (isApiFailure(error) && error.http === 401) await askWhoIsThere(client);
        if (!(await action.onFailure?.(error))) {
          notify({ message: failureText(error, t), tone: 'bad' });
        }
        return undefined;
      } finally {
        takeBack?.();
        running.current = false;
        setBusy(false);
      }
    },
    [client, lost, notify, t, venue.id],
  );
  return { run, busy, disabled: busy };
};
