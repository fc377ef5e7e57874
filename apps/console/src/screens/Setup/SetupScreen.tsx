import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import {
  HoursFields,
  OwnerFields,
  STEPS,
  TablesFields,
  useSetup,
  VenueFields,
} from '../../features/setup/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { LanguageSwitch } from '../SignIn/LanguageSwitch.tsx';
import { RestorePage } from './RestorePage.tsx';
import { StepTitle } from './StepTitle.tsx';
import styles from './setup-screen.module.css';

/** The first visit to an empty installation: the owner, the venue, its hours, its tables; or a venue from its archive. */
export const SetupScreen = () => {
  const { t } = useText();
  const { step, restoring, restore, form, failure, chooseCountry, goOn, goBack } = useSetup();
  const [busy, setBusy] = useState(false);
  const [codeGiven] = useState(() => form.getValues().code !== '');
  const send = async () => {
    setBusy(true);
    await goOn().finally(() => setBusy(false));
  };
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="Tableside" width="56" height="56" />
        {restoring ? (
          <RestorePage form={form} codeGiven={codeGiven} onBack={goBack} />
        ) : (
          <>
            <p className={styles.step}>{t('setup.steps', { step: STEPS.indexOf(step) + 1 })}</p>
            <StepTitle key={step}>{t(`setup.title.${step}`)}</StepTitle>
            <p className={styles.hint}>{t(`setup.hint.${step}`)}</p>
            <Form onSubmit={() => void send()}>
              {failure !== null && (
                <Alert color="brick" icon={<Icon name="alert" />} role="alert">
                  {failureText(failure, t)}
                </Alert>
              )}
              {step === 'owner' && <OwnerFields form={form} codeGiven={codeGiven && failure === null} />}
              {step === 'venue' && <VenueFields form={form} chooseCountry={chooseCountry} />}
              {step === 'hours' && <HoursFields form={form} />}
              {step === 'tables' && <TablesFields form={form} />}
              <Button type="submit" size="xl" loading={busy}>
                {t(step === 'tables' ? 'setup.finish' : 'setup.next')}
              </Button>
              {step !== 'owner' && (
                <Button variant="subtle" disabled={busy} onClick={goBack}>
                  {t('setup.back')}
                </Button>
              )}
            </Form>
            {step === 'owner' && (
              <Button variant="subtle" fullWidth mt="xs" onClick={restore}>
                {t('restore.offer')}
              </Button>
            )}
          </>
        )}
        <LanguageSwitch />
      </div>
    </main>
  );
};
