import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.ts';
import { useTableName } from '../../parts/table-name.ts';
import { sectionPath } from '../../routes.ts';
import { billOfTable, billsQuery } from '../bills/index.ts';
import { useBoard } from '../board/index.ts';
import { SECTION_LOOKS, sectionsOf, useVenue } from '../session/index.ts';
import { pathOf, useWordedPlaces, type Worded } from '../settings-places/index.ts';
import { stockPath, stockQuery } from '../stock/index.ts';
import { tablesQuery } from '../tables/index.ts';
import { dishTargets, orderTargets, type Target, tableTargets } from './targets.ts';

/** Everything that somebody can go to at a venue: its rooms first, then settings, tables, orders and dishes. */
export const useTargets = (): readonly Worded<Target>[] => {
  const { t } = useText();
  const { id, slug, role, hall, reserves, may } = useVenue();
  const client = useQueryClient();
  const tableName = useTableName();
  const { state } = useBoard();
  const { data: tables = [] } = useQuery({ ...tablesQuery(id), enabled: may('seeBoard') });
  const { data: bills = [] } = useQuery({ ...billsQuery(client, id), enabled: may('seeBills') });
  const { data: dishes = [] } = useQuery({ ...stockQuery(id), enabled: may('setStock') });
  const settings = useWordedPlaces();
  const orders = state?.orders;
  return useMemo(() => {
    const words = {
      table: tableName,
      order: (number: string) => t('palette.order', { number }),
      dish: t('palette.dish'),
    };
    const paths = {
      table: (table: string) => {
        const bill = billOfTable(bills, table);
        return bill ? sectionPath(slug, 'bills', bill.id) : sectionPath(slug, 'tables');
      },
      stock: (dish: string) => stockPath(slug, dish),
    };
    const rooms = sectionsOf(role, { hall, reserves }).map(section => ({
      place: { key: `room ${section}`, path: sectionPath(slug, section) },
      title: t(SECTION_LOOKS[section].words),
      hint: '',
      words: '',
      labels: [],
    }));
    return [
      ...rooms,
      ...settings.map(({ place, ...worded }) => ({
        ...worded,
        place: { key: `setting ${place.name}`, path: pathOf(slug, place) },
      })),
      ...tableTargets(tables, words, paths),
      ...orderTargets(Object.values(orders ?? {}), words, paths),
      ...dishTargets(dishes, words, paths),
    ];
  }, [t, tableName, slug, role, hall, reserves, settings, tables, bills, dishes, orders]);
};
