import type { CallAnswer } from '@tableside/contract/client';
import { formOf } from '@tableside/contract/form';
import type { FileAnswers } from '@tableside/contract/http/shared/menu-exchange';
import { EXCHANGE_LIMITS } from '@tableside/domain/menu-exchange';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { menuDraftKey } from '../../api/query-keys.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { bytesOf, contentOf } from './file-content.ts';
import { type AddressProblem, isPageProblem, isUnreadable, type Unreadable } from './words.ts';

export type Preview = CallAnswer<'POST /console/{venue}/menu-exchange/preview'>;
export type Answers = FileAnswers;
export type MendedCell = NonNullable<Answers['mended']>[number];
type Read = {
  readonly file: string;
  readonly content: Blob;
  readonly answers: Answers;
  readonly preview: Preview;
};

export type Import = {
  readonly file: string | null;
  readonly preview: Preview | null;
  readonly unreadable: Unreadable | null;
  readonly addressProblem: AddressProblem | null;
  readonly isNewer: boolean;
  readonly isDone: boolean;
  readonly disabled: boolean;
  readonly choose: (file: File) => Promise<void>;
  readonly readAddress: (address: string) => Promise<void>;
  readonly answer: (answers: Answers) => Promise<void>;
  readonly mend: (cells: readonly MendedCell[]) => Promise<void>;
  readonly take: (leave: readonly string[]) => Promise<void>;
};

const unreadableOf = (error: unknown): Unreadable | null => {
  if (!isApiFailure(error)) return null;
  if (error.code === 'payload_too_large') return 'too_large';
  const fields = error.details.fields as { readonly content?: unknown } | undefined;
  return isUnreadable(fields?.content) ? fields.content : null;
};

const pageProblemOf = (error: unknown): AddressProblem | null => {
  if (!isApiFailure(error)) return null;
  const fields = error.details.fields as { readonly address?: unknown } | undefined;
  return isPageProblem(fields?.address) ? fields.address : null;
};

/** A file on its way into the draft: looked at first, then taken. */
export const useImport = (): Import => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, disabled } = useVenueAction();
  const [file, setFile] = useState<string | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);
  const [addressProblem, setAddressProblem] = useState<AddressProblem | null>(null);
  const [isNewer, setNewer] = useState(false);
  const [isDone, setDone] = useState(false);

  const preview = async (
    name: string,
    content: Blob,
    answers: Answers,
    onUnreadable: (why: Unreadable) => void = setUnreadable,
  ): Promise<void> => {
    const shown = await run({
      name: 'menu-preview',
      send: venueId =>
        call('POST /console/{venue}/menu-exchange/preview', {
          venue: venueId,
          body: formOf({ answers }, content),
        }),
      onFailure: error => {
        const why = unreadableOf(error);
        if (why !== null) onUnreadable(why);
        return why !== null;
      },
    });
    if (!shown) return;
    // The file's headings were answered before, by whomever: nobody is asked twice.
    const columns = shown.remembered ? shown.asked.columns.map(({ use }) => use) : answers.columns;
    setRead({ file: name, content, answers: { ...answers, columns }, preview: shown });
  };

  const answer = async (said: Answers): Promise<void> => {
    if (!read) return;
    // Another sheet has other columns.
    const before = said.sheet === undefined ? read.answers : {};
    await preview(read.file, read.content, { ...before, ...said });
  };

  const begin = (name: string | null): void => {
    setFile(name);
    setRead(null);
    setUnreadable(null);
    setAddressProblem(null);
    setNewer(false);
    setDone(false);
  };

  const choose = async (chosen: File): Promise<void> => {
    begin(chosen.name);
    if (chosen.size > EXCHANGE_LIMITS.bytes) setUnreadable('too_large');
    else await preview(chosen.name, await contentOf(chosen), {});
  };

  const readAddress = async (address: string): Promise<void> => {
    begin(null);
    const found = await run({
      name: 'menu-address',
      send: venueId =>
        call('POST /console/{venue}/menu-exchange/address', { venue: venueId, body: { address } }),
      onFailure: error => {
        const why = pageProblemOf(error);
        setAddressProblem(why);
        return why !== null;
      },
    });
    if (!found) return;
    setFile(found.name);
    // What stands there is no file of theirs: that no dishes are in it is all there is to say.
    await preview(found.name, bytesOf(found.content), {}, () => setAddressProblem('no_menu'));
  };

  const mend = (cells: readonly MendedCell[]): Promise<void> =>
    answer({ mended: [...(read?.answers.mended ?? []), ...cells] });

  const take = async (leave: readonly string[]): Promise<void> => {
    if (!read) return;
    const { content, answers, preview: shown } = read;
    let newer = false;
    const taken = await run({
      name: `menu-import ${shown.revision} ${read.file} ${content.size} ${JSON.stringify(answers)} ${leave.join()}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/menu-exchange/import', {
          venue: venueId,
          body: formOf({ revision: shown.revision, leave: [...leave], answers }, content),
          idempotencyKey,
        }),
      onFailure: error => {
        newer = isApiFailure(error) && error.code === 'menu_draft_changed';
        return newer;
      },
    });
    setNewer(newer);
    if (newer) await preview(read.file, content, answers);
    if (!taken) return;
    await client.invalidateQueries({ queryKey: menuDraftKey(venue.id) });
    setRead(null);
    setDone(true);
  };

  return {
    file,
    preview: read?.preview ?? null,
    unreadable,
    addressProblem,
    isNewer,
    isDone,
    disabled,
    choose,
    readAddress,
    answer,
    mend,
    take,
  };
};
