import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRoute } from 'wouter';
import {
  AllDayList,
  allDay,
  KitchenBar,
  kitchenBoard,
  kitchenQuery,
  RecallSheet,
  rememberedStation,
  rememberStation,
  SetupSheet,
  SoldOutSheet,
  TicketBoard,
  type Tool,
  useKitchenChime,
  useStationName,
} from '../../features/kitchen/index.ts';
import { PrintersSheet } from '../../features/printing/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/Blank.tsx';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { ROUTES } from '../../routes.ts';
import pageStyles from '../screens.module.css';
import styles from './kitchen-screen.module.css';

/** Beside the tickets there is room for the counts; below them they are opened when wanted. */
const hasRoomForCounts = (): boolean => window.matchMedia('(min-width: 62em)').matches;

type Open = 'recall' | 'setup' | 'printers' | null;

/** The kitchen's display: tickets of this screen's station, the oldest first, and how many of each dish are wanted. */
export const KitchenScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const stationName = useStationName();
  const { data: kitchen, error, refetch } = useQuery(kitchenQuery(venue.id));
  const [chosen, setChosen] = useState(() => rememberedStation(venue.id));
  const [, params] = useRoute(ROUTES.section);
  // The settings lead to either.
  const [open, setOpen] = useState<Open>(() =>
    params?.thing === 'printers' && venue.may('setUpPrinters')
      ? 'printers'
      : params?.thing === 'setup' && venue.may('setUpKitchen')
        ? 'setup'
        : null,
  );
  const [wall, setWall] = useState(false);
  const [counting, setCounting] = useState(hasRoomForCounts);
  const [soldOut, setSoldOut] = useState<string | null>(null);
  // A station that was given up is not what this screen can show.
  const station = kitchen?.settings.stations.some(({ id }) => id === chosen) ? chosen : null;
  const board = useMemo(
    () => kitchen && kitchenBoard(kitchen.orders, station, kitchen.settings),
    [kitchen, station],
  );
  useKitchenChime(board?.open);
  if (!kitchen || !board) {
    if (!error) {
      return <CardSkeletons count={8} height="16rem" className={`${pageStyles.page} ${pageStyles.cards}`} />;
    }
    return <LoadFailed title={t('kitchen.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  const { orders, settings } = kitchen;
  const counts = new Map(
    [null, ...settings.stations.map(({ id }) => id)].map(id => [
      id,
      id === station ? board.open.length : kitchenBoard(orders, id, settings).open.length,
    ]),
  );
  const tools: Tool[] = [
    {
      icon: 'receipt',
      words: t('kitchen.allDay'),
      pressed: counting,
      onTap: () => setCounting(!counting),
    },
    {
      icon: 'undo',
      words: t('kitchen.recallCount', { count: board.done.length }),
      onTap: () => setOpen('recall'),
    },
    { icon: 'wall', words: t('kitchen.wall'), pressed: wall, onTap: () => setWall(!wall) },
    ...(venue.may('setUpPrinters')
      ? [{ icon: 'printer', words: t('printing.setUp'), onTap: () => setOpen('printers') } as const]
      : []),
    ...(venue.may('setUpKitchen')
      ? [{ icon: 'menu', words: t('kitchen.setup'), onTap: () => setOpen('setup') } as const]
      : []),
  ];
  return (
    <div className={`${pageStyles.page} ${styles.screen}`} data-kitchen data-wall={wall || undefined}>
      <KitchenBar
        settings={settings}
        station={station}
        counts={counts}
        tools={tools}
        onStation={id => {
          rememberStation(venue.id, id);
          setChosen(id);
        }}
      />
      <div className={styles.columns}>
        {board.open.length === 0 ? (
          <Blank icon="check" title={t('kitchen.empty')} hint={t('kitchen.emptyHint')} />
        ) : (
          <TicketBoard tickets={board.open} station={station} settings={settings} onSoldOut={setSoldOut} />
        )}
        {counting && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: many dishes are scrolled, by keyboard too
          <aside className={styles.side} aria-labelledby="all-day" tabIndex={0}>
            <h2 id="all-day">{t('kitchen.allDayTitle')}</h2>
            <AllDayList dishes={allDay(board.open)} />
          </aside>
        )}
      </div>
      <RecallSheet opened={open === 'recall'} tickets={board.done} onClose={() => setOpen(null)} />
      <SetupSheet opened={open === 'setup'} settings={settings} onClose={() => setOpen(null)} />
      <PrintersSheet opened={open === 'printers'} stationName={stationName} onClose={() => setOpen(null)} />
      <SoldOutSheet
        ticket={board.open.find(({ order }) => order.unique_order_number === soldOut)}
        onClose={() => setSoldOut(null)}
      />
    </div>
  );
};
