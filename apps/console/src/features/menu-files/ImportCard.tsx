import { Alert, Button } from '@mantine/core';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import { AddressPick } from './AddressPick.tsx';
import { FilePick } from './FilePick.tsx';
import { FileQuestions } from './FileQuestions.tsx';
import styles from './menu-files.module.css';
import { PreviewPanel } from './PreviewPanel.tsx';
import { type Preview, useImport } from './use-import.ts';

/** What was left out of one reading is not left out of another. */
const keyOf = ({ revision, asked }: Preview): string => `${revision} ${JSON.stringify(asked)}`;

/** A menu from a file: chosen, looked at, taken into the draft. */
export const ImportCard = () => {
  const { t } = useText();
  const { slug } = useVenue();
  const { file, preview, unreadable, isNewer, isDone, disabled, choose, answer, mend, take, ...page } =
    useImport();
  return (
    <SettingsCard>
      <h2>{t('menuFiles.import')}</h2>
      <p>{t('menuFiles.importHint')}</p>
      <FilePick file={file} disabled={disabled} onChoose={choose} />
      <AddressPick problem={page.addressProblem} disabled={disabled} onRead={page.readAddress} />
      <Failure text={unreadable && t(`menuFiles.unreadable.${unreadable}`)} />
      {isNewer && <Alert color="marigold">{t('menuFiles.changedMeanwhile')}</Alert>}
      {preview && <FileQuestions preview={preview} disabled={disabled} onAnswer={answer} />}
      {preview?.asked.is_sure && (
        <PreviewPanel
          key={keyOf(preview)}
          preview={preview}
          disabled={disabled}
          onMend={cells => void mend(cells)}
          onTake={take}
        />
      )}
      {isDone && (
        <Alert color="pine" role="status" title={t('menuFiles.notPublished')}>
          <div className={styles.done}>
            <p>{t('menuFiles.done')}</p>
            <Button component={Link} className={styles.link} href={sectionPath(slug, 'menu')}>
              {t('menuFiles.toMenu')}
            </Button>
          </div>
        </Alert>
      )}
    </SettingsCard>
  );
};
