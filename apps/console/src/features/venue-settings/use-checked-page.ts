import type { SettingsView } from '@tableside/contract/http/admin/settings';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useSavePage, type WrongFields } from './use-save-page.ts';

type Stamped = { readonly revision: number; readonly changed_by: string | null };
type CheckedPage<S, D, B> = {
  readonly name: string;
  readonly draftOf: (saved: S) => D;
  readonly bodyOf: (draft: D, revision: number) => B;
  /** What the server would not take, said before it is asked. */
  readonly problemsOf: (body: B) => WrongFields;
  readonly send: (venue: string, body: B) => Promise<SettingsView>;
  readonly savedIn: (settings: SettingsView) => S;
  readonly onSaved?: () => void;
};

/** A page of settings that is looked through before it is sent; what is changed is no longer called wrong. */
export const useCheckedPage = <S extends Stamped, D extends object, B>(
  saved: S,
  { name, draftOf, bodyOf, problemsOf, send, savedIn, onSaved }: CheckedPage<S, D, B>,
) => {
  const page = usePageDraft(saved, draftOf, draft => bodyOf(draft, 0));
  const saving = useSavePage();
  const { draft, setDraft, revision, begin } = page;
  const { save, wrong, setWrong } = saving;
  const set = (change: Partial<D>): void => {
    setDraft({ ...draft, ...change });
    setWrong({});
  };
  const submit = async (): Promise<void> => {
    const body = bodyOf(draft, revision);
    const problems = problemsOf(body);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    page.sending();
    await save(
      `${name} ${JSON.stringify(body)}`,
      venue => send(venue, body),
      settings => {
        begin(savedIn(settings));
        onSaved?.();
      },
      settings => page.isChosen(savedIn(settings)),
    );
  };
  return { page, saving, draft, set, submit, wrong };
};
