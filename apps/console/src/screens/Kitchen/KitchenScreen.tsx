import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { useRoute } from 'wouter';
import {
  AllDayList,
  ExpectTicket,
  KeysSheet,
  KitchenBar,
  KitchenChime,
  kitchenBoard,
  kitchenQuery,
  PASS,
  passBoard,
  RecallSheet,
  rememberedStation,
  rememberedTextSize,
  rememberStation,
  SetupSheet,
  SoldOutSheet,
  stepTextSize,
  TEXT_SIZES,
  TicketBoard,
  TicketSheet,
  type Tool,
  ToolsSheet,
  UndoBump,
  useBumped,
  useKitchenAhead,
  useKitchenKeys,
  useStationName,
} from '../../features/kitchen/index.ts';
import { PrintersSheet } from '../../features/printing/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { afterFrame } from '../../parts/steady/after-frame.ts';
import { useFrameLater } from '../../parts/steady/use-frame-later.ts';
import { ROUTES } from '../../routes.ts';
import pageStyles from '../screens.module.css';
import styles from './kitchen-screen.module.css';

/** Room for the counts beside the tickets, below which they are opened when wanted, and for all tools in one row. */
const ROOMY = '(min-width: 90em)';

type Open = 'recall' | 'setup' | 'printers' | 'keys' | 'tools' | null;

/** The kitchen's display: tickets of this screen's station, the oldest first, and how many of each dish are wanted. */
export const KitchenScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const stationName = useStationName();
  const { data, error, refetch } = useQuery(kitchenQuery(venue.id));
  const { kitchen, expect } = useKitchenAhead(data);
  const [chosen, setChosen] = useState(() => rememberedStation(venue.id));
  const [, params] = useRoute(ROUTES.section);
  // The settings lead to either, and the search over everything also from here.
  const ledTo = params?.thing;
  const asked = (): Open => {
    if (ledTo === 'printers' && venue.may('setUpPrinters')) return 'printers';
    return ledTo === 'setup' && venue.may('setUpKitchen') ? 'setup' : null;
  };
  const [open, setOpen] = useState<Open>(asked);
  const [seen, setSeen] = useState(ledTo);
  if (seen !== ledTo) {
    setSeen(ledTo);
    setOpen(asked());
  }
  const [wall, setWall] = useState(false);
  const [counting, setCounting] = useState(() => window.matchMedia(ROOMY).matches);
  const [soldOut, setSoldOut] = useState<string | null>(null);
  const [more, setMore] = useState<string | null>(null);
  const [size, setSize] = useState(rememberedTextSize);
  // A second tap may come before the first is drawn, and steps on from there.
  const newestSize = useRef(size);
  const roomy = useMediaQuery(ROOMY, undefined, { getInitialValueInEffect: false });
  const { last, onBumped, onUndone } = useBumped();
  const screen = useRef<HTMLDivElement>(null);
  // A station that was given up is not what this screen can show.
  const stationOf = (at: string | null) =>
    kitchen?.settings.stations.some(({ id }) => id === at) ? at : null;
  // The button that was tapped answers the finger; the tickets of that place come in a frame of their own.
  const shown = useFrameLater(chosen);
  const atPass = shown === PASS;
  const station = stationOf(shown);
  const board = useMemo(
    () => kitchen && kitchenBoard(kitchen.orders, station, kitchen.settings),
    [kitchen, station],
  );
  const pass = useMemo(() => (kitchen ? passBoard(kitchen.orders, kitchen.settings) : []), [kitchen]);
  const counts = useMemo(() => {
    const { orders = [], settings } = kitchen ?? {};
    const places = settings ? [null, ...settings.stations.map(({ id }) => id)] : [];
    return new Map<string | null, number>([
      ...places.map(id => [id, settings ? kitchenBoard(orders, id, settings).open.length : 0] as const),
      [PASS, pass.length],
    ]);
  }, [kitchen, pass]);
  const stand = (at: string | null): void => {
    rememberStation(venue.id, at);
    setChosen(at);
  };
  const resize = (step: 1 | -1): void => {
    const next = stepTextSize(newestSize.current, step);
    newestSize.current = next;
    afterFrame(() => setSize(next));
  };
  const keysUsed = useKitchenKeys(screen, {
    counts: () => setCounting(!counting),
    done: () => setOpen('recall'),
    pass: () => stand(chosen === PASS ? null : PASS),
    wall: () => setWall(!wall),
    larger: () => resize(1),
    smaller: () => resize(-1),
    help: () => setOpen('keys'),
  });
  if (!kitchen || !board) {
    if (!error) {
      return <CardSkeletons count={8} height="16rem" className={`${pageStyles.page} ${pageStyles.cards}`} />;
    }
    return <LoadFailed title={t('kitchen.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  const { settings } = kitchen;
  const tickets = atPass ? pass : board.open;
  const ticketOf = (order: string | null) =>
    tickets.find(ticket => ticket.order.unique_order_number === order);
  const sizes: Tool[] = [
    {
      icon: 'text-smaller',
      words: t('kitchen.smaller'),
      bare: true,
      disabled: size === TEXT_SIZES[0],
      onTap: () => resize(-1),
    },
    {
      icon: 'text-larger',
      words: t('kitchen.larger'),
      bare: true,
      disabled: size === TEXT_SIZES.at(-1),
      onTap: () => resize(1),
    },
  ];
  const tools: Tool[] = [
    {
      icon: 'receipt',
      words: t('kitchen.allDay'),
      bare: !roomy,
      pressed: counting,
      onTap: () => setCounting(!counting),
    },
    {
      icon: 'check',
      words: t('kitchen.recallCount', { count: board.done.length }),
      onTap: () => setOpen('recall'),
    },
    ...(roomy ? sizes : []),
    { icon: 'wall', words: t('kitchen.wall'), bare: true, pressed: wall, onTap: () => setWall(!wall) },
    { icon: 'more', words: t('kitchen.tools'), bare: true, onTap: () => setOpen('tools') },
  ];
  const rare: Tool[] = [
    ...(roomy ? [] : sizes),
    { icon: 'keys', words: t('kitchen.keys'), onTap: () => setOpen('keys') },
    ...(venue.may('setUpPrinters')
      ? [{ icon: 'printer', words: t('printing.setUp'), onTap: () => setOpen('printers') } as const]
      : []),
    ...(venue.may('setUpKitchen')
      ? [{ icon: 'sliders', words: t('kitchen.setup'), onTap: () => setOpen('setup') } as const]
      : []),
  ];
  return (
    <ExpectTicket value={expect}>
      <div
        ref={screen}
        className={`${pageStyles.page} ${styles.screen}`}
        style={{ '--k': size } as CSSProperties}
        data-kitchen
        data-wall={wall || undefined}
        data-keys={keysUsed || undefined}
      >
        <KitchenChime tickets={board.open} />
        <KitchenBar
          settings={settings}
          station={chosen === PASS ? PASS : stationOf(chosen)}
          counts={counts}
          undo={<UndoBump bumped={last} onUndone={onUndone} />}
          tools={tools}
          onStation={stand}
        />
        <div className={styles.columns}>
          {tickets.length === 0 ? (
            <Blank icon="check" title={t('kitchen.empty')} hint={t('kitchen.emptyHint')} />
          ) : (
            <TicketBoard
              tickets={tickets}
              station={station}
              settings={settings}
              atPass={atPass}
              onBumped={onBumped}
              onMore={setMore}
            />
          )}
          {counting && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: many dishes are scrolled, by keyboard too
            <aside className={styles.side} aria-labelledby="all-day" tabIndex={0}>
              <h2 id="all-day">{t('kitchen.allDayTitle')}</h2>
              <AllDayList tickets={board.open} />
            </aside>
          )}
        </div>
        <RecallSheet opened={open === 'recall'} tickets={board.done} onClose={() => setOpen(null)} />
        <SetupSheet opened={open === 'setup'} settings={settings} onClose={() => setOpen(null)} />
        <PrintersSheet opened={open === 'printers'} stationName={stationName} onClose={() => setOpen(null)} />
        <ToolsSheet opened={open === 'tools'} tools={rare} onClose={() => setOpen(null)} />
        <KeysSheet opened={open === 'keys'} onClose={() => setOpen(null)} />
        <TicketSheet
          ticket={soldOut === null ? ticketOf(more) : undefined}
          settings={settings}
          onSoldOut={setSoldOut}
          onClose={() => setMore(null)}
        />
        <SoldOutSheet
          ticket={ticketOf(soldOut)}
          onClose={() => {
            setSoldOut(null);
            setMore(null);
          }}
        />
      </div>
    </ExpectTicket>
  );
};
