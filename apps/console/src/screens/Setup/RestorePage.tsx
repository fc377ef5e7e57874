import { Alert, Button, FileInput } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import {
  OwnerFields,
  RestoreDone,
  RestoreProgress,
  restoreStyles,
  useRestore,
  type useSetup,
} from '../../features/setup/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { StepTitle } from './StepTitle.tsx';
import styles from './setup-screen.module.css';

type Props = {
  form: ReturnType<typeof useSetup>['form'];
  codeGiven: boolean;
  onBack: () => void;
};

/** In place of a new venue: one that was elsewhere, from its archive, with the account of who brings it. */
export const RestorePage = ({ form, codeGiven, onBack }: Props) => {
  const { t } = useText();
  const { step, failure, begin, signIn, chooseAgain } = useRestore();
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const { code, name, email, password } = form.getValues();
  const owner = { name: name.trim(), email: email.trim(), password };
  const fileProblem = () => {
    if (file === null) return missing ? t('restore.fileMissing') : undefined;
    return file.size === 0 ? t('restore.problem.no_archive') : undefined;
  };
  const send = async (): Promise<void> => {
    const fields = (['code', 'name', 'email', 'password'] as const).filter(
      field => form.validateField(field).hasError,
    );
    setMissing(file === null);
    if (file === null || file.size === 0 || fields.length > 0) return;
    await begin(file, { code, owner });
  };
  if (step.at === 'working') {
    return (
      <>
        <StepTitle key="working">{t('restore.working')}</StepTitle>
        <RestoreProgress progress={step.progress} />
      </>
    );
  }
  if (step.at === 'done') {
    const { restored } = step;
    return (
      <>
        <StepTitle key="done">{t('restore.done')}</StepTitle>
        <RestoreDone restored={restored} onGoOn={() => signIn(owner, restored.venue)} />
      </>
    );
  }
  if (step.at === 'refused') {
    return (
      <>
        <StepTitle key="refused">{t('restore.refused')}</StepTitle>
        <Alert color="brick" icon={<Icon name="alert" />} role="alert" my="lg">
          {t(step.problems.length > 0 ? 'restore.refusedWhy' : 'restore.broken')}
          {step.problems.length > 0 && (
            <ul className={restoreStyles.problems}>
              {step.problems.map(({ code, values }) => (
                <li key={`${code} ${Object.values(values).join()}`}>
                  {t(`restore.problem.${code}`, values)}
                </li>
              ))}
            </ul>
          )}
        </Alert>
        <Button size="xl" fullWidth onClick={chooseAgain}>
          {t('restore.another')}
        </Button>
      </>
    );
  }
  return (
    <>
      <StepTitle key="choosing">{t('restore.title')}</StepTitle>
      <p className={styles.hint}>{t('restore.hint')}</p>
      <Form onSubmit={() => void send()}>
        {failure !== null && (
          <Alert color="brick" icon={<Icon name="alert" />} role="alert">
            {failureText(failure, t)}
          </Alert>
        )}
        <FileInput
          size="lg"
          label={t('restore.file')}
          description={t('restore.fileHint')}
          placeholder={t('restore.choose')}
          accept=".zip,application/zip"
          clearable={false}
          value={file}
          error={fileProblem()}
          onChange={setFile}
        />
        <OwnerFields form={form} codeGiven={codeGiven && failure === null} />
        <Button type="submit" size="xl">
          {t('restore.begin')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('restore.back')}
        </Button>
      </Form>
    </>
  );
};
