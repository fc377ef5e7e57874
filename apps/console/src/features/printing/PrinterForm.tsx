import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { CODE_PAGES, PAPER_COLUMNS } from '@tableside/domain/printing';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { printersKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { SureButton } from '../../parts/form/SureButton.tsx';
import { NewerPage } from '../../parts/page/NewerPage.tsx';
import { usePageDraft } from '../../parts/page/use-page-draft.ts';
import { AddressField, isBridgeGone, useDeviceForm, WayField } from '../devices/index.ts';
import { FindPrinter } from './FindPrinter.tsx';
import { PrintsField } from './PrintsField.tsx';
import {
  addressProblem,
  draftOf,
  NEW_BEGUN,
  type PrinterDraft,
  placeProblem,
  toggled,
} from './printer-draft.ts';
import type { PrinterSettings, PrinterSetup } from './printers-query.ts';
import styles from './printing.module.css';

const KINDS = ['epos', 'escpos-tcp'] as const;

type Props = {
  /** Null: a new one. */
  printer: PrinterSettings | null;
  setup: PrinterSetup;
  stationName: (station: PrinterSetup['stations'][number]) => string;
  onDone: () => void;
};

/** A printer's settings; the server says what is wrong with an address, beside the address. */
export const PrinterForm = ({ printer, setup, stationName, onDone }: Props) => {
  const { t } = useText();
  const { run, busy, disabled, ended, readIfNewer } = useDeviceForm(printersKey, onDone);
  const page = usePageDraft(printer ?? NEW_BEGUN, draftOf);
  const { draft, setDraft, revision } = page;
  const [wrong, setWrong] = useState<'invalid' | 'not_allowed' | null>(null);
  const [wrongPlace, setWrongPlace] = useState<'taken' | 'unknown' | null>(null);
  const [bridgeGone, setBridgeGone] = useState(false);
  const change = (over: Partial<PrinterDraft>): void => {
    setDraft({ ...draft, ...over });
    setWrong(null);
    setWrongPlace(null);
    setBridgeGone(false);
  };
  const save = async (): Promise<void> => {
    const body = { ...draft, name: draft.name.trim(), address: draft.address.trim() };
    const done = await run({
      name: `printer ${printer?.id ?? 'new'} ${revision} ${JSON.stringify(body)}`,
      send: venueId =>
        printer
          ? call('POST /console/{venue}/printers/{printer}', {
              venue: venueId,
              printer: printer.id,
              body: { ...body, revision },
            })
          : call('POST /console/{venue}/printers', { venue: venueId, body }),
      onFailure: async error => {
        const problem = isApiFailure(error) ? addressProblem(error.details) : null;
        const place = isApiFailure(error) ? placeProblem(error.details) : null;
        setWrong(problem);
        const gone = isApiFailure(error) && isBridgeGone(error.details);
        setWrongPlace(place);
        setBridgeGone(gone);
        return gone || problem !== null || place !== null || (await readIfNewer(error));
      },
    });
    if (!done) return;
    page.begin(done.printer);
    await ended('printing.saved');
  };
  const remove = async (): Promise<void> => {
    if (!printer) return;
    const done = await run({
      name: `printer remove ${printer.id}`,
      send: venueId =>
        call('POST /console/{venue}/printers/{printer}/remove', {
          venue: venueId,
          printer: printer.id,
          body: {},
        }),
    });
    if (done) await ended('printing.removed');
  };
  const hints = [
    t('printing.addressHint'),
    ...(setup.sandbox && !draft.bridge ? [t('printing.addressSandbox')] : []),
  ];
  return (
    <Form onSubmit={() => void save()}>
      <TextInput
        label={t('printing.name')}
        required
        withAsterisk={false}
        placeholder={t('printing.namePlaceholder')}
        value={draft.name}
        maxLength={40}
        autoComplete="off"
        onChange={event => change({ name: event.currentTarget.value })}
      />
      <WayField
        label={t('printing.way')}
        ofServer={t('printing.wayServer')}
        ofBridge={name => t('printing.wayBridge', { name })}
        bridges={setup.bridges}
        bridge={draft.bridge}
        error={bridgeGone && t('printing.bridge.unknown')}
        onChange={bridge => change({ bridge })}
      />
      {draft.bridge && (
        <FindPrinter
          key={draft.bridge}
          bridge={draft.bridge}
          onChoose={({ kind, address }) => change({ kind, address })}
        />
      )}
      <NativeSelect
        label={t('printing.kind')}
        value={draft.kind}
        data={KINDS.map(kind => ({ value: kind, label: t(`printing.kind.${kind}`) }))}
        onChange={event =>
          change({ kind: KINDS.find(kind => kind === event.currentTarget.value) ?? draft.kind })
        }
      />
      <AddressField
        label={t('printing.address')}
        hints={hints}
        address={draft.address}
        error={wrong !== null && t(`printing.address.${wrong}`)}
        onChange={address => change({ address })}
      />
      <PrintsField draft={draft} tables={setup.tables} wrong={wrongPlace} onChange={change} />
      {!draft.table && draft.prints !== 'papers' && (
        <Checkbox.Group
          label={t('printing.stations')}
          description={draft.stations.length === 0 ? t('printing.stationsAll') : undefined}
          value={draft.stations}
        >
          <div className={styles.pair}>
            {setup.stations.map(station => (
              <Checkbox
                key={station.id}
                size="lg"
                value={station.id}
                label={stationName(station)}
                onChange={() => {
                  const all = setup.stations.map(({ id }) => id);
                  change({ stations: toggled(draft.stations, station.id, all) });
                }}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <div className={styles.pair}>
        <NativeSelect
          label={t('printing.columns')}
          value={String(draft.columns)}
          data={PAPER_COLUMNS.map(columns => ({
            value: String(columns),
            label: t(`printing.columns.${columns}`),
          }))}
          onChange={event =>
            change({
              columns:
                PAPER_COLUMNS.find(each => String(each) === event.currentTarget.value) ?? draft.columns,
            })
          }
        />
        <NativeSelect
          label={t('printing.letters')}
          value={draft.code_page}
          data={CODE_PAGES.map(page => ({ value: page, label: t(`printing.letters.${page}`) }))}
          onChange={event =>
            change({
              code_page: CODE_PAGES.find(each => each === event.currentTarget.value) ?? draft.code_page,
            })
          }
        />
      </div>
      <NewerPage page={page} />
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t('printing.save')}
      </Button>
      {printer && (
        <SureButton
          words={t('printing.remove')}
          question={t('printing.removeSure')}
          disabled={disabled}
          onSure={() => void remove()}
        />
      )}
    </Form>
  );
};
