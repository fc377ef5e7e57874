import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { fiscalKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { AddressField, deviceStyles, useDeviceForm, WayField } from '../devices/index.ts';
import {
  draftOf,
  type FiscalDraft,
  type FiscalOutcome,
  type FiscalSettings,
  NOTHING_WRONG,
  type Wrong,
  wrongIn,
} from './fiscal-query.ts';

type Props = { settings: FiscalSettings };

/** Where the fiscal printer is, whether it is in use, and a tap that asks how it stands. */
export const FiscalForm = ({ settings }: Props) => {
  const { t } = useText();
  const { run, busy, disabled, ended, readIfNewer } = useDeviceForm(fiscalKey, () => undefined);
  const page = usePageDraft(settings, draftOf);
  const { draft, setDraft, revision } = page;
  const [wrong, setWrong] = useState<Wrong>(NOTHING_WRONG);
  const [said, setSaid] = useState<{ outcome: FiscalOutcome; device: string } | null>(null);
  const change = (over: Partial<FiscalDraft>): void => {
    setDraft({ ...draft, ...over });
    setWrong(NOTHING_WRONG);
    setSaid(null);
  };
  const save = async (): Promise<void> => {
    const body = { ...draft, address: draft.address.trim(), revision };
    const done = await run({
      name: `fiscal ${JSON.stringify(body)}`,
      send: venueId => call('POST /console/{venue}/fiscal', { venue: venueId, body }),
      onFailure: async error => {
        const named = isApiFailure(error) ? wrongIn(error.details) : null;
        setWrong(named ?? NOTHING_WRONG);
        return named !== null || (await readIfNewer(error));
      },
    });
    if (!done) return;
    page.begin(done);
    await ended('fiscal.saved');
  };
  const test = async (): Promise<void> => {
    setSaid(null);
    const heard = await run({
      name: 'fiscal test',
      send: venueId => call('POST /console/{venue}/fiscal/test', { venue: venueId, body: {} }),
    });
    if (heard) setSaid(heard);
  };
  const hints = [
    t('fiscal.addressHint'),
    ...(settings.sandbox && draft.bridge === null ? [t('fiscal.addressSandbox')] : []),
  ];
  return (
    <Form onSubmit={() => void save()}>
      <WayField
        label={t('fiscal.way')}
        ofServer={t('fiscal.wayServer')}
        ofBridge={name => t('fiscal.wayBridge', { name })}
        bridges={settings.bridges}
        bridge={draft.bridge}
        error={wrong.bridge && t('fiscal.bridge.unknown')}
        onChange={bridge => change({ bridge })}
      />
      <AddressField
        label={t('fiscal.address')}
        hints={hints}
        address={draft.address}
        error={wrong.address !== null && t(`fiscal.address.${wrong.address}`)}
        onChange={address => change({ address })}
      />
      <Checkbox
        label={t('fiscal.on')}
        description={t('fiscal.onHint')}
        checked={draft.on}
        error={wrong.on !== null && t('fiscal.on.currency', { currency: settings.currency })}
        onChange={event => change({ on: event.currentTarget.checked })}
      />
      <NewerPage page={page} />
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t('fiscal.save')}
      </Button>
      {settings.printer && !page.changed && (
        <div className={deviceStyles.deeds}>
          <Button variant="default" loading={busy} disabled={disabled} onClick={() => void test()}>
            {t('fiscal.test')}
          </Button>
          <p role="status" data-outcome={said?.outcome}>
            {said !== null &&
              (said.outcome === 'ready'
                ? t('fiscal.test.ready', { device: said.device })
                : t(`fiscal.problem.${said.outcome}`))}
          </p>
        </div>
      )}
    </Form>
  );
};
