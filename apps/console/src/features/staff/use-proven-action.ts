import { useVenueAction, type VenueAction, type VenueAnswer } from '../board/index.ts';
import { useProven } from './use-proven.tsx';

/**
 * `useVenueAction` for what a PIN alone may not do: where the server asks for the password, it is asked for and the action
 * is sent again. `act` tells `onDone` the answer. `sheet` stands somewhere on the page.
 */
export const useReauthenticatedAction = () => {
  const { run, busy, disabled } = useVenueAction();
  const { askFor, sheet } = useProven();
  const act = async <T extends VenueAnswer>(
    action: VenueAction<T>,
    onDone: (answer: T) => void | Promise<void>,
  ): Promise<void> => {
    const answer = await run({
      ...action,
      onFailure: async error =>
        askFor(error, () => void act(action, onDone)) || ((await action.onFailure?.(error)) ?? false),
    });
    if (answer) await onDone(answer);
  };
  return { act, busy, disabled, sheet };
};
