import { Button, NativeSelect, TextInput } from '@mantine/core';
import { call } from '../../api/call.ts';
import { kiosksKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { SureButton } from '../../parts/form/SureButton.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useDeviceForm } from '../devices/index.ts';
import type { KioskCode, KioskSettings, KioskSetup } from './kiosks-query.ts';

type Props = {
  /** Null: a new one. */
  kiosk: KioskSettings | null;
  tables: KioskSetup['tables'];
  onDone: () => void;
  onCode: (code: KioskCode) => void;
};

type Begun = Pick<KioskSettings, 'name' | 'table' | 'revision'> & { readonly changed_by: string | null };
const draftOf = ({ name, table }: Begun) => ({ name, table });

/** A kiosk's name and place. A new one is followed by its code. */
export const KioskForm = ({ kiosk, tables, onDone, onCode }: Props) => {
  const { t } = useText();
  const { run, busy, disabled, read, ended, readIfNewer } = useDeviceForm(kiosksKey, onDone);
  const begun: Begun = kiosk ?? { name: '', table: tables[0]?.id ?? '', revision: 0, changed_by: null };
  const page = usePageDraft(begun, draftOf);
  const { draft, setDraft, revision } = page;
  const body = { name: draft.name.trim(), table: draft.table };
  const add = async (): Promise<void> => {
    const made = await run({
      name: `kiosk new ${JSON.stringify(body)}`,
      send: venueId => call('POST /console/{venue}/kiosks', { venue: venueId, body }),
    });
    if (!made) return;
    await read();
    onDone();
    onCode(made);
  };
  const change = async (id: string): Promise<void> => {
    const done = await run({
      name: `kiosk ${id} ${revision} ${JSON.stringify(body)}`,
      send: venueId =>
        call('POST /console/{venue}/kiosks/{kiosk}', {
          venue: venueId,
          kiosk: id,
          body: { ...body, revision },
        }),
      onFailure: readIfNewer,
    });
    if (!done) return;
    page.begin(done.kiosk);
    await ended('kiosks.saved');
  };
  const remove = async (id: string): Promise<void> => {
    const done = await run({
      name: `kiosk remove ${id}`,
      send: venueId =>
        call('POST /console/{venue}/kiosks/{kiosk}/remove', { venue: venueId, kiosk: id, body: {} }),
    });
    if (done) await ended('kiosks.removed');
  };
  return (
    <Form onSubmit={() => void (kiosk ? change(kiosk.id) : add())}>
      <TextInput
        label={t('kiosks.name')}
        required
        withAsterisk={false}
        placeholder={t('kiosks.namePlaceholder')}
        value={draft.name}
        maxLength={40}
        autoComplete="off"
        onChange={event => setDraft({ ...draft, name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('kiosks.place')}
        description={t('kiosks.placeHint')}
        value={draft.table}
        data={tables.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={event => setDraft({ ...draft, table: event.currentTarget.value })}
      />
      <NewerPage page={page} />
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t(kiosk ? 'kiosks.save' : 'kiosks.make')}
      </Button>
      {kiosk && (
        <SureButton
          words={t('kiosks.remove')}
          question={t('kiosks.removeSure')}
          disabled={disabled}
          onSure={() => void remove(kiosk.id)}
        />
      )}
    </Form>
  );
};
