import { holds } from '@tableside/domain/drawers';
import { type Minor, minor } from '@tableside/domain/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import { dayDrawersQuery, drawersKey } from '../drawers-query.ts';

/**
 * Out of which open drawer cash is handed to whom it is owed: one's own until another is said; null: the house's. `isCash`
 * false: it is paid by another way, and all of this means nothing.
 */
export const usePaidFrom = (isCash: boolean) => {
  const venue = useVenue();
  const client = useQueryClient();
  const { t } = useText();
  const money = useMoney();
  const { data } = useQuery(dayDrawersQuery(venue.id));
  const [said, say] = useState<string | null>();
  const open = isCash ? (data?.drawers.filter(each => each.closed_at === null) ?? []) : [];
  const drawer = open.find(({ id, own }) => (said === undefined ? own : id === said)) ?? null;
  return {
    open,
    drawer,
    say,
    /** Of a call; nothing while it is not known which there are: then the server takes one's own. */
    body: isCash && data ? { drawer: drawer?.id ?? null } : {},
    /** Why so much cannot be taken out of it; null: it can. */
    lacks: (amount: Minor): string | null =>
      drawer === null || holds(minor(drawer.expected), 'paid_out', amount)
        ? null
        : t('drawer.holdsLess', { amount: money.show(minor(drawer.expected)) }),
    /** Something was paid out of it, or was refused. */
    reread: (): Promise<void> => client.invalidateQueries({ queryKey: drawersKey(venue.id) }),
  };
};
export type PaidFrom = ReturnType<typeof usePaidFrom>;
