import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { withSetupCode } from '@tableside/contract/setup-code';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { welcome } from '../session/index.ts';
import { forgetDraft, keepDraft, type SetupValues, startValues, usualIn } from './setup-draft.ts';
import { setupQuery } from './setup-query.ts';
import { usePageHistory } from './use-page-history.ts';
import { UNKNOWN, unknownIn, venueBody, venueRules } from './venue-form.ts';

export const STEPS = ['owner', 'venue', 'hours', 'tables'] as const;
export type Step = (typeof STEPS)[number];
/** The steps, and in their place the page that takes an archive. */
const PAGES = [...STEPS, 'archive'] as const;

const FIELDS: Record<Step, readonly (keyof SetupValues)[]> = {
  owner: ['code', 'name', 'email', 'password'],
  venue: ['venueName', 'country', 'currency', 'timeZone', 'mainLanguage', 'languages'],
  hours: ['days', 'from', 'to'],
  tables: ['tables'],
};
/** The page on which a refusal is mended. */
const STEP_OF: Readonly<Record<string, Step>> = {
  setup_code_wrong: 'owner',
  email_taken: 'owner',
  validation_failed: 'venue',
};
const PASSWORD_LENGTH = 10;

const bodyOf = (values: SetupValues) => ({
  owner: { name: values.name.trim(), email: values.email.trim(), password: values.password },
  venue: venueBody(values),
});

/** The pages of setting up: what is typed, what is missing, and going on. */
export const useSetup = () => {
  const { t } = useText();
  const client = useQueryClient();
  const { page, goTo, turnTo } = usePageHistory(PAGES);
  const step = page === 'archive' ? 'owner' : page;
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<SetupValues>({
    initialValues: startValues(),
    onValuesChange: keepDraft,
    validate: {
      code: isNotEmpty(t('setup.codeMissing')),
      name: value => (value.trim() === '' ? t('setup.nameMissing') : null),
      email: isEmail(t('signIn.emailMissing')),
      password: value => (value.length < PASSWORD_LENGTH ? t('setup.passwordShort') : null),
      ...venueRules(t),
    },
  });

  const chooseCountry = (country: string) => form.setValues({ country, ...usualIn(country) });

  const closeDoor = () =>
    client.setQueryData(setupQuery.queryKey, door => ({ mail: false, ...door, open: false }));

  const finish = async (values: SetupValues) => {
    const { venue } = await call('POST /console/setup', {
      headers: withSetupCode(values.code),
      body: bodyOf(values),
    });
    forgetDraft();
    const { email, password } = bodyOf(values).owner;
    await call('POST /console/sign-in', { body: { email, password } });
    history.replaceState(null, '', `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${venue}/first-steps`);
    closeDoor();
    await welcome(client);
  };

  const isRight = (asked: Step) =>
    FIELDS[asked].filter(field => form.validateField(field).hasError).length === 0;

  const goOn = async () => {
    setFailure(null);
    if (!isRight(step)) return;
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (next) return goTo(next);
    // The browser's own way forward asks nothing.
    const unfinished = STEPS.find(each => !isRight(each));
    if (unfinished) return turnTo(unfinished);
    try {
      await finish(form.getValues());
    } catch (error) {
      const code = isApiFailure(error) ? error.code : '';
      setFailure(error);
      for (const field of unknownIn(error)) form.setFieldError(UNKNOWN[field], t(`setup.field.${field}`));
      turnTo(STEP_OF[code] ?? 'tables');
      // Somebody else was quicker, or the answer to our own first try was lost: signing in is what is left.
      if (code === 'setup_closed') closeDoor();
    }
  };
  return {
    step,
    restoring: page === 'archive',
    restore: () => goTo('archive'),
    form,
    failure,
    chooseCountry,
    goOn,
    goBack: () => history.back(),
  };
};
export type SetupForm = ReturnType<typeof useSetup>['form'];
