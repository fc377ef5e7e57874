import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { handedKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import type { Handed } from '../../board/index.ts';
import { meQuery, useVenue } from '../../session/index.ts';

/** Says at once that a colleague handed tables over to whoever is signed in here, or brought guests to one of theirs. */
export const HandedNotice = () => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const tableName = useTableName();
  const { data: me } = useQuery(meQuery);
  const { data: handed } = useQuery<Handed | null>({
    queryKey: handedKey(venue.id),
    queryFn: () => null,
    enabled: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each hand-over, whatever else changes
  useEffect(() => {
    if (!handed || handed.to !== me?.id) return;
    const tables = handed.tables.map(tableName).join(', ');
    const what = handed.seated ? 'serve.seated' : 'serve.yours';
    notify({ message: t(what, { name: handed.from, tables }), tone: 'calm' });
  }, [handed]);
  return null;
};
