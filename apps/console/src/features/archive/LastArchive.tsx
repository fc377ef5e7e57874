import { Progress } from '@mantine/core';
import type { ArchiveView } from '@tableside/contract/http/admin/archive';
import { useText } from '../../i18n/index.ts';
import { useClock } from '../session/index.ts';
import { megabytes } from './megabytes.ts';

type Last = NonNullable<ArchiveView['last']>;

/** Pictures come after the records and are not counted: what is not over is not said to be. */
const percentOf = ({ records, records_in_all }: Last): number =>
  Math.min(99, Math.floor((100 * records) / Math.max(1, records_in_all)));

/** How far the archive is that is being made, or when the last one was. */
export const LastArchive = ({ last }: { last: Last }) => {
  const { t } = useText();
  const clock = useClock();
  const told = {
    time: clock.dayAndTime(last.started_at),
    name: last.started_by,
    size: megabytes(last.bytes),
  };
  if (last.state !== 'making') return <p role="status">{t(`archive.${last.state}`, told)}</p>;
  const percent = percentOf(last);
  return (
    <div role="status">
      <p>{t('archive.making', { percent })}</p>
      <Progress value={percent} aria-hidden="true" my="xs" />
      <p>{t('archive.meanwhile')}</p>
    </div>
  );
};
