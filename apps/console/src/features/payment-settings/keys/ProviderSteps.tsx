import { Button } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { NewerPage } from '../../../parts/page/NewerPage.tsx';
import { providerName } from '../../../parts/provider-name.ts';
import { useVenue } from '../../session/index.ts';
import type { Provider } from '../providers-query.ts';
import styles from '../settings.module.css';
import { KeyInput } from './KeyInput.tsx';
import { KeyPicture } from './KeyPicture.tsx';
import { type KeyPlace, type ProviderPage, pagesOf } from './key-places.ts';
import { MessagesAddress } from './MessagesAddress.tsx';
import { useSaveKeys } from './use-save-keys.ts';

type Props = { readonly provider: Provider; readonly onSaved: () => void };

/** The steps to a provider's keys: the account, then page by page what is copied, with a drawing of each; saving tries them. */
export const ProviderSteps = ({ provider, onSaved }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const may = venue.may('setProviders');
  const { typed, type, page: draft, wrong, save, busy, disabled, sheet } = useSaveKeys(provider, onSaved);
  const called = providerName(provider.id);
  const names = provider.keys.map(({ name }) => name);
  const pages = pagesOf(provider.id, names);
  const order = pages.flatMap(({ keys }) => keys.map(({ name }) => name));
  const wrongWords = ({ name, begins }: KeyPlace): string | undefined => {
    if (!wrong.names.includes(name)) return undefined;
    if (wrong.mixed) return t('settings.keysMixed');
    return begins ? t('settings.keyWrongBegins', { begins }) : t('settings.keyWrong');
  };
  const input = (place: KeyPlace) => {
    const stored = provider.keys.find(({ name }) => name === place.name);
    return (
      stored && (
        <KeyInput
          key={place.name}
          place={place}
          number={order.indexOf(place.name) + 1}
          stored={stored}
          typed={typed[place.name] ?? ''}
          wrong={wrongWords(place)}
          disabled={!may}
          onType={value => type(place.name, value)}
        />
      )
    );
  };
  const step = (page: ProviderPage) => {
    const trail = page.trail.map(word => t('settings.quoted', { word })).join(' › ');
    const first = order.indexOf(page.keys[0]?.name ?? '') + 1;
    return (
      <li key={page.trail.join()} className={styles.step}>
        <b>
          {page.address === undefined
            ? t('settings.step.keys')
            : t('settings.step.address', { provider: called })}
        </b>
        <p>{t('settings.step.where', { provider: called, trail })}</p>
        <KeyPicture page={page} first={first} label={t('settings.picture', { provider: called, trail })} />
        {page.address !== undefined && (
          <>
            <p>{t('settings.step.enter', { field: page.address })}</p>
            <MessagesAddress provider={provider.id} />
          </>
        )}
        {page.keys.map(input)}
      </li>
    );
  };
  return (
    <>
      <Form onSubmit={save} className={styles.keys}>
        <ol className={styles.steps}>
          <li className={styles.step}>
            <b>{t('settings.step.account', { provider: called })}</b>
            <p>{t('settings.step.accountHint')}</p>
          </li>
          {pages.map(step)}
          {pages.length < 2 && (
            <li className={styles.step}>
              <b>{t('settings.step.save')}</b>
              <p>{t('settings.step.saveHint')}</p>
            </li>
          )}
        </ol>
        <NewerPage page={draft} />
        {may && (
          <Button type="submit" size="lg" loading={busy} disabled={disabled}>
            {t('settings.saveKeys')}
          </Button>
        )}
        <p className={styles.drawn}>{t('settings.drawn')}</p>
      </Form>
      {sheet}
    </>
  );
};
