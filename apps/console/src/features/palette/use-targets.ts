import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { StaffBill } from '@tableside/contract/http/console/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.ts';
import { useTableName } from '../../parts/table-name.ts';
import { sectionPath } from '../../routes.ts';
import { billOfTable, billsQuery } from '../bills/index.ts';
import { useBoard } from '../board/index.ts';
import { SECTION_LOOKS, sectionsOf, useMoney, useVenue } from '../session/index.ts';
import { pathOf, useWordedPlaces, type Worded } from '../settings-places/index.ts';
import { NO_STOCK, stockPath, stockQuery } from '../stock/index.ts';
import { tablesQuery } from '../tables/index.ts';
import { billOfOrder, billTargets, dishTargets, orderTargets, type Target, tableTargets } from './targets.ts';
import { usePeopleAndCodes } from './use-people-and-codes.ts';

/** Everything that somebody can go to at a venue: its rooms first, then settings, tables, orders, bills, dishes, people and codes. */
export const useTargets = (): readonly Worded<Target>[] => {
  const { t } = useText();
  const { id, slug, role, hall, reserves, may } = useVenue();
  const client = useQueryClient();
  const tableName = useTableName();
  const { state } = useBoard();
  const { data: tables = [] } = useQuery({ ...tablesQuery(id), enabled: may('seeBoard') });
  const { data: bills = [] } = useQuery({ ...billsQuery(client, id), enabled: may('seeBills') });
  const { data: { items: dishes } = NO_STOCK } = useQuery({ ...stockQuery(id), enabled: may('setStock') });
  const settings = useWordedPlaces();
  const listed = usePeopleAndCodes();
  const money = useMoney();
  const orders = state?.orders;
  return useMemo(() => {
    const words = {
      table: tableName,
      order: (number: string) => t('palette.order', { number }),
      dish: t('palette.dish'),
      over: t('palette.over'),
      bill: (table: string) => t('palette.bill', { table: tableName(table) }),
      left: (bill: StaffBill) =>
        bill.status === 'open' ? t('palette.left', { amount: money.text(bill.left) }) : t('palette.over'),
    };
    const paths = {
      bill: (bill: string) => sectionPath(slug, 'bills', bill),
      order: (order: BoardOrder) => {
        const bill = billOfOrder(bills, order);
        return bill ? sectionPath(slug, 'bills', bill.id) : sectionPath(slug, 'orders');
      },
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
      ...billTargets(bills, words, paths),
      ...dishTargets(dishes, words, paths),
      ...listed,
    ];
  }, [t, tableName, slug, role, hall, reserves, settings, listed, money, tables, bills, dishes, orders]);
};
