import { Progress } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import type { RestoreStep } from './use-restore.ts';

type Working = Extract<RestoreStep, { at: 'working' }>['progress'];

/** A part of the way, in percent. Nothing is said to be over before it is. */
const percentOf = (done: number, all: number): number =>
  Math.min(99, Math.floor((100 * done) / Math.max(1, all)));

/** How far the file has come, then its records. */
export const RestoreProgress = ({ progress }: { progress: Working }) => {
  const { t } = useText();
  const state = progress?.state ?? 'receiving';
  const percent =
    progress === null
      ? 0
      : state === 'receiving'
        ? percentOf(progress.received, progress.bytes)
        : percentOf(progress.records, progress.records_in_all);
  const step = state === 'writing' ? 'writing' : state === 'checking' ? 'checking' : 'receiving';
  return (
    <div>
      <p role="status">{t(`restore.${step}`)}</p>
      <Progress value={percent} size="lg" aria-label={t(`restore.${step}`)} my="xs" />
      <p aria-hidden="true">{t('restore.percent', { percent })}</p>
      <p>{t('restore.stay')}</p>
    </div>
  );
};
