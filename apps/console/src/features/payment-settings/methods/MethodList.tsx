import { Button, Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { readIfChanged } from '../../../api/changed-meanwhile.ts';
import { providersKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { MoveButtons } from '../../../parts/list/MoveButtons.tsx';
import { NewerPage } from '../../../parts/page/NewerPage.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { usePageDraft } from '../../../parts/page/use-page-draft.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { methodWords } from '../../payments/index.ts';
import { useVenue } from '../../session/index.ts';
import { useReauthenticatedAction } from '../../staff/index.ts';
import type { PaymentSettings } from '../providers-query.ts';
import styles from '../settings.module.css';
import { TONES } from '../standing/how-it-stands.ts';
import type { ProviderStanding } from '../standing/use-standings.ts';
import { chosenIn, moved, orderOf, toggled } from './method-order.ts';

const savedOrder = ({ methods }: Pick<PaymentSettings, 'methods'>) => orderOf(methods);

type Props = {
  readonly settings: PaymentSettings;
  readonly standings: ReadonlyMap<string, ProviderStanding>;
};

/** Which methods guests see, in their order; to be changed by the owner, to be read by others. */
export const MethodList = ({ settings, standings }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { act, busy, disabled, sheet } = useReauthenticatedAction();
  const { methods, chosen } = settings;
  const page = usePageDraft({ methods, ...chosen }, savedOrder);
  const { draft: order, setDraft: setOrder, changed, revision } = page;
  const key = providersKey(venue.id);
  const may = venue.may('setProviders');
  const save = () => {
    const body = { methods: [...order.chosen], revision };
    return act(
      {
        name: `methods ${revision} ${body.methods.join()}`,
        send: venueId => call('POST /console/{venue}/payment-methods', { venue: venueId, body }),
        onFailure: error => readIfChanged(client, error, key),
      },
      async stamp => {
        page.begin({ methods: chosenIn(order, methods), ...stamp });
        await client.invalidateQueries({ queryKey: key });
        notify({ message: t('settings.methodsSaved'), tone: 'calm' });
      },
    );
  };
  const row = (id: string, place: number | null) => {
    const name = methodWords(id, t);
    const method = methods.find(each => each.id === id);
    // What staff take works by itself.
    const staffs = method?.ready === true && !standings.has(method.provider);
    const standing = staffs ? 'works' : (standings.get(method?.provider ?? '')?.standing ?? 'none');
    return (
      <li key={id} data-chosen={place !== null || undefined}>
        <Checkbox
          size="md"
          checked={place !== null}
          disabled={!may}
          onChange={() => setOrder(toggled(order, id))}
          classNames={{ body: styles.methodBody }}
          label={
            <span className={styles.methodName}>
              {place !== null && <b>{place + 1}.</b>} {name}
              <small data-tone={TONES[standing]}>{t(`settings.state.${standing}`)}</small>
            </span>
          }
        />
        {may && place !== null && (
          <span className={styles.moves}>
            <MoveButtons
              boxed
              up={t('settings.up', { method: name })}
              down={t('settings.down', { method: name })}
              place={place}
              count={order.chosen.length}
              onMove={by => setOrder(moved(order, id, by))}
            />
          </span>
        )}
      </li>
    );
  };
  return (
    <SettingsCard>
      <h2>{t('settings.methods')}</h2>
      <p>{t('settings.methodsHint')}</p>
      <ol className={styles.methods}>
        {order.chosen.map((id, place) => row(id, place))}
        {order.others.map(id => row(id, null))}
      </ol>
      <NewerPage page={page} />
      {may && (changed || busy) && (
        <Button size="lg" loading={busy} disabled={disabled} onClick={save}>
          {t('settings.saveMethods')}
        </Button>
      )}
      {sheet}
    </SettingsCard>
  );
};
