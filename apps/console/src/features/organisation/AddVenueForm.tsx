import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { COPIED } from '@tableside/domain/setup';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { organisationKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { sectionPath } from '../../routes.ts';
import { useVenueAction } from '../board/index.ts';
import { meQuery, useVenue } from '../session/index.ts';
import {
  freshVenue,
  HoursFields,
  TablesFields,
  UNKNOWN,
  unknownIn,
  usualIn,
  VenueFields,
  type VenueValues,
  venueBody,
  venueRules,
} from '../setup/index.ts';
import { type Copy, CopyFields } from './CopyFields.tsx';
import type { OwnVenue } from './organisation-query.ts';

const menuProblemOf = (from: OwnVenue | undefined, { currency, mainLanguage }: VenueValues) => {
  if (!from || (from.currency === currency && from.main_language === mainLanguage)) return null;
  return from.currency === currency ? 'main_language' : 'currency';
};

/** A new venue beside the ones there are, on one page: what it is, what it begins with, hours, tables. */
export const AddVenueForm = ({ venues, onCancel }: { venues: readonly OwnVenue[]; onCancel: () => void }) => {
  const { t } = useText();
  const here = useVenue();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { run, busy, disabled } = useVenueAction();
  const usual = venues.find(({ id }) => id === here.id);
  const form = useForm<VenueValues>({
    initialValues: {
      ...freshVenue(usual?.country),
      ...(usual && {
        currency: usual.currency,
        timeZone: usual.time_zone,
        mainLanguage: usual.main_language,
      }),
    },
    validate: venueRules(t),
  });
  const [copy, setCopy] = useState<Copy>({ from: '', what: COPIED });
  const menuProblem = menuProblemOf(
    venues.find(({ id }) => id === copy.from),
    form.getValues(),
  );
  const what = COPIED.filter(part => copy.what.includes(part) && (part !== 'menu' || menuProblem === null));

  const add = async () => {
    if (form.validate().hasErrors) return;
    const body = {
      venue: venueBody(form.getValues()),
      copy: copy.from !== '' && what.length > 0 ? { from: copy.from, what } : null,
    };
    const done = await run({
      name: `add venue ${JSON.stringify(body)}`,
      send: (venue, idempotencyKey) =>
        call('POST /console/{venue}/organisation/venues', { venue, idempotencyKey, body }),
      onFailure: error => {
        const unknown = unknownIn(error);
        for (const field of unknown) form.setFieldError(UNKNOWN[field], t(`setup.field.${field}`));
        return unknown.length > 0;
      },
    });
    if (!done) return;
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
    void client.invalidateQueries({ queryKey: organisationKey(here.id) });
    navigate(sectionPath(done.venue, 'first-steps'));
  };

  return (
    <SettingsCard onSubmit={add}>
      <VenueFields form={form} chooseCountry={country => form.setValues({ country, ...usualIn(country) })} />
      <CopyFields venues={venues} copy={copy} menuProblem={menuProblem} onChange={setCopy} />
      <h2>{t('setup.title.hours')}</h2>
      <HoursFields form={form} />
      <h2>{t('setup.title.tables')}</h2>
      <TablesFields form={form} />
      <Button type="submit" size="lg" loading={busy} disabled={disabled}>
        {t('organisation.add')}
      </Button>
      <Button variant="subtle" disabled={busy} onClick={onCancel}>
        {t('organisation.cancel')}
      </Button>
    </SettingsCard>
  );
};
