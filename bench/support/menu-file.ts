import { formOf } from '@tableside/contract/form';
import type { MenuDocument } from '@tableside/domain/menu';
import type { Owner } from './owner.ts';

type Draft = { readonly draft: { readonly revision: number; readonly document: MenuDocument } };
type Preview = {
  readonly revision: number;
  readonly changes: readonly unknown[];
  readonly problem_count: number;
};

export type Call = ReturnType<Owner['at']>;

export const readDraft = async (call: Call): Promise<Draft['draft']> =>
  (await call<Draft>('/menu-draft')).draft;

/** Back to what is published. */
export const discardDraft = async (call: Call): Promise<void> => {
  const { revision } = await readDraft(call);
  await call('/menu-draft/discard', { revision });
};

/** A file is looked at and taken into the draft, as people do; milliseconds of both. Throws where anything of it is wrong. */
export const importFile = async (call: Call, text: string): Promise<{ looked: number; taken: number }> => {
  const file = new Blob([text], { type: 'application/octet-stream' });
  const started = performance.now();
  const preview = await call<Preview>('/menu-exchange/preview', file);
  const looked = performance.now() - started;
  if (preview.problem_count > 0) throw new Error(`${preview.problem_count} things are wrong with the file`);
  const { changes } = await call<{ changes: number }>(
    '/menu-exchange/import',
    formOf({ revision: preview.revision, leave: [] }, file),
  );
  if (changes !== preview.changes.length) throw new Error('something else was taken than was shown');
  return { looked, taken: performance.now() - started - looked };
};
