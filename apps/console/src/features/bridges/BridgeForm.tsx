import { Button, TextInput } from '@mantine/core';
import { call } from '../../api/call.ts';
import { bridgesKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { SureButton } from '../../parts/form/SureButton.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { useDeviceForm } from '../devices/index.ts';
import styles from './bridges.module.css';
import type { BridgeCode, BridgeSettings } from './bridges-query.ts';

type Props = {
  /** Null: a new one. */
  bridge: BridgeSettings | null;
  onDone: () => void;
  onCode: (code: BridgeCode) => void;
};

type Begun = Pick<BridgeSettings, 'name' | 'revision'> & { readonly changed_by: string | null };
const draftOf = ({ name }: Begun) => ({ name });

/** A bridge's name. A new one is followed by its code. */
export const BridgeForm = ({ bridge, onDone, onCode }: Props) => {
  const { t } = useText();
  const { run, busy, disabled, read, ended, readIfNewer } = useDeviceForm(bridgesKey, onDone);
  const begun: Begun = bridge ?? { name: '', revision: 0, changed_by: null };
  const page = usePageDraft(begun, draftOf);
  const { draft, setDraft, revision } = page;
  const body = { name: draft.name.trim() };
  const add = async (): Promise<void> => {
    const made = await run({
      name: `bridge new ${body.name}`,
      send: venueId => call('POST /console/{venue}/bridges', { venue: venueId, body }),
    });
    if (!made) return;
    await read();
    onDone();
    onCode(made);
  };
  const change = async (id: string): Promise<void> => {
    const done = await run({
      name: `bridge ${id} ${revision} ${body.name}`,
      send: venueId =>
        call('POST /console/{venue}/bridges/{bridge}', {
          venue: venueId,
          bridge: id,
          body: { ...body, revision },
        }),
      onFailure: readIfNewer,
    });
    if (!done) return;
    page.begin(done.bridge);
    await ended('bridges.saved');
  };
  const remove = async (id: string): Promise<void> => {
    const done = await run({
      name: `bridge remove ${id}`,
      send: venueId =>
        call('POST /console/{venue}/bridges/{bridge}/remove', { venue: venueId, bridge: id, body: {} }),
    });
    if (done) await ended('bridges.removed');
  };
  const behind = bridge ? [...bridge.printers, ...bridge.terminals] : [];
  return (
    <Form onSubmit={() => void (bridge ? change(bridge.id) : add())}>
      <TextInput
        label={t('bridges.name')}
        required
        withAsterisk={false}
        placeholder={t('bridges.namePlaceholder')}
        value={draft.name}
        maxLength={40}
        autoComplete="off"
        onChange={event => setDraft({ name: event.currentTarget.value })}
      />
      <NewerPage page={page} />
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t(bridge ? 'bridges.save' : 'bridges.make')}
      </Button>
      {behind.length > 0 && (
        <p className={styles.quiet}>{t('bridges.inUse', { names: behind.join(', ') })}</p>
      )}
      {bridge && behind.length === 0 && (
        <SureButton
          words={t('bridges.remove')}
          question={t('bridges.removeSure')}
          disabled={disabled}
          onSure={() => void remove(bridge.id)}
        />
      )}
    </Form>
  );
};
