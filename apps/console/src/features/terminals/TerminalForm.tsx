import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { terminalsKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { SureButton } from '../../parts/form/SureButton.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { AddressField, useDeviceForm, WayField } from '../devices/index.ts';
import {
  draftOf,
  NEW_TERMINAL,
  NOTHING_WRONG,
  type TerminalDraft,
  type Wrong,
  wrongIn,
} from './terminal-draft.ts';
import type { TerminalSettings, TerminalSetup } from './terminals-query.ts';

type Props = {
  /** Null: a new one. */
  terminal: TerminalSettings | null;
  setup: TerminalSetup;
  onDone: () => void;
};

/** A card terminal's name, way, address and place; what is wrong with them the server says beside them. */
export const TerminalForm = ({ terminal, setup, onDone }: Props) => {
  const { t } = useText();
  const { run, busy, disabled, ended, readIfNewer } = useDeviceForm(terminalsKey, onDone);
  const page = usePageDraft(terminal ?? NEW_TERMINAL, draftOf);
  const { draft, setDraft, revision } = page;
  const [wrong, setWrong] = useState<Wrong>(NOTHING_WRONG);
  const change = (over: Partial<TerminalDraft>): void => {
    setDraft({ ...draft, ...over });
    setWrong(NOTHING_WRONG);
  };
  const save = async (): Promise<void> => {
    const body = { ...draft, name: draft.name.trim(), address: draft.address.trim() };
    const done = await run({
      name: `terminal ${terminal?.id ?? 'new'} ${revision} ${JSON.stringify(body)}`,
      send: venueId =>
        terminal
          ? call('POST /console/{venue}/terminals/{terminal}', {
              venue: venueId,
              terminal: terminal.id,
              body: { ...body, revision },
            })
          : call('POST /console/{venue}/terminals', { venue: venueId, body }),
      onFailure: async error => {
        const named = isApiFailure(error) ? wrongIn(error.details) : null;
        setWrong(named ?? NOTHING_WRONG);
        return named !== null || (await readIfNewer(error));
      },
    });
    if (!done) return;
    page.begin(done.terminal);
    await ended('terminals.saved');
  };
  const remove = async (): Promise<void> => {
    if (!terminal) return;
    const done = await run({
      name: `terminal remove ${terminal.id}`,
      send: venueId =>
        call('POST /console/{venue}/terminals/{terminal}/remove', {
          venue: venueId,
          terminal: terminal.id,
          body: {},
        }),
    });
    if (done) await ended('terminals.removed');
  };
  const hints = [
    t('terminals.addressHint'),
    ...(setup.sandbox && draft.bridge === null ? [t('terminals.addressSandbox')] : []),
  ];
  return (
    <Form onSubmit={() => void save()}>
      <TextInput
        label={t('terminals.name')}
        required
        withAsterisk={false}
        placeholder={t('terminals.namePlaceholder')}
        value={draft.name}
        maxLength={40}
        autoComplete="off"
        onChange={event => change({ name: event.currentTarget.value })}
      />
      <WayField
        label={t('terminals.way')}
        ofServer={t('terminals.wayServer')}
        ofBridge={name => t('terminals.wayBridge', { name })}
        bridges={setup.bridges}
        bridge={draft.bridge}
        error={wrong.bridge && t('terminals.bridge.unknown')}
        onChange={bridge => change({ bridge })}
      />
      <AddressField
        label={t('terminals.address')}
        hints={hints}
        address={draft.address}
        error={wrong.address !== null && t(`terminals.address.${wrong.address}`)}
        onChange={address => change({ address })}
      />
      {(setup.tables.length > 0 || draft.table !== null) && (
        <NativeSelect
          label={t('terminals.table')}
          description={t('terminals.tableHint')}
          value={draft.table ?? ''}
          error={wrong.table !== null && t(`terminals.table.${wrong.table}`)}
          data={[
            { value: '', label: t('terminals.house') },
            ...setup.tables.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={event => change({ table: event.currentTarget.value || null })}
        />
      )}
      <NewerPage page={page} />
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t('terminals.save')}
      </Button>
      {terminal && (
        <SureButton
          words={t('terminals.remove')}
          question={t('terminals.removeSure')}
          disabled={disabled}
          onSure={() => void remove()}
        />
      )}
    </Form>
  );
};
