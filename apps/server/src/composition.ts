import { join } from 'node:path';
import type { PaymentProvider } from '@tableside/payments';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import type { Clock, Deps, Log } from './deps.ts';
import type { Env } from './env.ts';
import { againHandlers } from './features/again/index.ts';
import { apiKeyHandlers, createKeyGuard } from './features/api-keys/index.ts';
import { v1Handlers } from './features/api-v1/index.ts';
import { archiveHandlers, createLanding, landingJobs, restoreHandlers } from './features/archive/index.ts';
import { billJobs, orderOnBill } from './features/bills/index.ts';
import { boardHandlers } from './features/board/index.ts';
import { cartHandlers } from './features/cart/index.ts';
import { checkoutHandlers } from './features/checkout/index.ts';
import { codeHandlers } from './features/codes/index.ts';
import { companyHandlers } from './features/companies/index.ts';
import { couponHandlers } from './features/coupons/index.ts';
import { mountDocs } from './features/docs/index.ts';
import { createAnalytics, createEventCounters, eventHandlers, eventJobs } from './features/events/index.ts';
import { createFloorPulse, floorHandlers } from './features/floor/index.ts';
import { foodCourtHandlers, foodCourtJobs } from './features/food-courts/index.ts';
import { mountHealth } from './features/health/index.ts';
import { createIdempotency, idempotencyJobs } from './features/idempotency/index.ts';
import { mountInstall } from './features/install/index.ts';
import { invoiceHandlers, invoiceJobs } from './features/invoices/index.ts';
import { kitchenHandlers, mountReadyBoard } from './features/kitchen/index.ts';
import { ledgerHandlers, ledgerJobs } from './features/ledger/index.ts';
import { callLimits, createLimits, limitJobs } from './features/limits/index.ts';
import { createMailOffice, mailJobs, SEND_MAIL } from './features/mail/index.ts';
import { mountMedia } from './features/media/index.ts';
import { createMenuPublisher, createMenuReader, menuHandlers } from './features/menu/index.ts';
import { createDraftPreview, menuEditorHandlers } from './features/menu-editor/index.ts';
import { menuExchangeHandlers } from './features/menu-exchange/index.ts';
import { browserErrorHandlers, monitorOf, watchAnswers, watchJobs } from './features/monitoring/index.ts';
import { noticeHandlers, noticeJobs } from './features/notices/index.ts';
import { hurryGuestNews, notifyHandlers, notifyJobs } from './features/notify/index.ts';
import {
  createBatchTimer,
  followBill,
  orderJobs,
  orderServiceHandlers,
  placingHandlers,
} from './features/orders/index.ts';
import { organisationHandlers } from './features/organisation/index.ts';
import { paceHandlers, paceJobs } from './features/pace/index.ts';
import { mountConsole } from './features/pages/console.ts';
import { loadGuestApp, mountPages, mountServiceWorker, WORKER_FILE } from './features/pages/index.ts';
import {
  createChecker,
  createPaymentParts,
  moneyToReturn,
  mountProviderRoutes,
  type ProviderPlaces,
  paymentHandlers,
  paymentJobs,
  refundReported,
} from './features/payments/index.ts';
import { pictureJobs } from './features/pictures/index.ts';
import { popularHandlers, popularJobs } from './features/popular/index.ts';
import { createPrintRoom, hurryTickets, printingHandlers, printingJobs } from './features/printing/index.ts';
import { noteOrderlyEnd, noticeCopy, pulseHandlers, pulseJobs } from './features/pulse/index.ts';
import { createPushPulse, pushHandlers, pushJobs } from './features/push/index.ts';
import { receiptHandlers } from './features/receipts/index.ts';
import {
  hurryRefunds,
  refundHandlers,
  refundJobs,
  returnMoney,
  takeRefundNews,
} from './features/refunds/index.ts';
import { reportHandlers } from './features/reports/index.ts';
import { retentionHandlers, retentionJobs } from './features/retention/index.ts';
import { createScanner, scanHandlers } from './features/scan/index.ts';
import { createSessionReader, sessionViewHandlers } from './features/session-view/index.ts';
import { createGuestSessions, sessionHandlers, sessionJobs } from './features/sessions/index.ts';
import { createSetupGuard, setupHandlers } from './features/setup/index.ts';
import { createSmsOffice } from './features/sms/index.ts';
import { createStaffService, staffHandlers, staffJobs } from './features/staff/index.ts';
import { stockHandlers } from './features/stock/index.ts';
import { suggestionHandlers } from './features/suggestions/index.ts';
import { tableBillHandlers } from './features/table-bills/index.ts';
import { tableHandlers, tableJobs } from './features/tables/index.ts';
import { teamHandlers } from './features/team/index.ts';
import { mountTillWebhook, tillHandlers, tillJobs } from './features/till/index.ts';
import { venueSettingsHandlers } from './features/venue-settings/index.ts';
import { createVenueReader, venueJobs } from './features/venues/index.ts';
import { waiterHandlers, waiterJobs } from './features/waiter/index.ts';
import {
  createWebhookOffice,
  createWebhookPulse,
  webhookHandlers,
  webhookJobs,
} from './features/webhooks/index.ts';
import { wrongTableHandlers } from './features/wrong-table/index.ts';
import { createApp } from './http/app.ts';
import type { BodyRules } from './http/bodies.ts';
import type { ConnectionRules } from './http/connections/index.ts';
import type { AllHandlers } from './http/handler.ts';
import { type MountPorts, mountCalls } from './http/mount.ts';
import { mountSandboxProxy, SANDBOX_PATH } from './http/sandbox-proxy.ts';
import { serveBuilt } from './http/static-files.ts';
import { uploadFolder, uploadJobs } from './http/upload.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';
import { createRealtime } from './realtime/service.ts';
import { createWorkshop } from './workshop/index.ts';

export type Composition = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly jobs: JobRunner;
  /** Makes the app ready and starts jobs and realtime; listening is the caller's. */
  readonly start: () => Promise<void>;
  /** Ends streams, stops accepting, finishes what runs. The database stays open: it is the caller's. */
  readonly stop: () => Promise<void>;
};

export type Ingredients = {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The `dist` folders of the built apps; what is missing is not served. */
  readonly guestFolder: string;
  readonly consoleFolder: string;
  /** Where the sandbox listens, null while it does not; absent: there is none. */
  readonly sandbox?: () => string | null;
  /** Where the sandbox takes mail, likewise. */
  readonly sandboxMail?: () => number | null;
  /** In place of the providers there are, and of where they are; for tests. */
  readonly providers?: readonly PaymentProvider[];
  readonly providerPlaces?: ProviderPlaces;
  /** In place of chance, for tests; answers from 0 up to 1. */
  readonly random?: () => number;
  /** In place of how much and how slowly may be sent, for tests. */
  readonly bodyRules?: BodyRules;
  /** In place of what connections may cost, for tests. */
  readonly connectionRules?: ConnectionRules;
  /** Shown by the API's documentation. */
  readonly version: string;
};

/** Where payment providers are: the sandbox as we and as browsers reach it, others where the environment says. */
const placesOf = ({ env, sandbox, providerPlaces }: Ingredients): ProviderPlaces =>
  providerPlaces ?? {
    sandbox: () => {
      const address = sandbox?.() ?? null;
      return address === null
        ? null
        : { baseUrl: address, browserUrl: `${env.publicUrl ?? ''}${SANDBOX_PATH}` };
    },
    set: provider => env.providerUrls[provider] ?? null,
  };

/** What lower features ask, and who above answers. */
const answerSeams = (): void => {
  orderOnBill.answer(followBill);
  moneyToReturn.answer(returnMoney);
  refundReported.answer(takeRefundNews);
};

/** Puts the server together: the only place that knows every part. */
export const compose = (ingredients: Ingredients): Composition => {
  answerSeams();
  const { env, database, clock, log } = ingredients;
  const venues = createVenueReader(database);
  const menus = createMenuReader(database);
  const sessions = createGuestSessions(database, clock);
  const menuPublisher = createMenuPublisher(database, clock, menus, sessions.noticeChange);
  const limits = createLimits(clock, env.rateLimitFactor);
  const { providers } = ingredients;
  const payments = createPaymentParts(ingredients, {
    ...(providers && { providers }),
    places: placesOf(ingredients),
  });
  const deps: Deps = {
    env,
    database,
    clock,
    log,
    venues,
    menus,
    menuPublisher,
    sessions,
    limits,
    workshop: createWorkshop(log),
    mail: createMailOffice(env, ingredients.sandboxMail, () => void jobs.runNow(SEND_MAIL)),
    sms: createSmsOffice(env, ingredients.sandbox),
    ...payments,
  };

  const realtime = createRealtime(deps);
  const staff = createStaffService(deps, realtime);
  realtime.onEvents(staff.notice);
  const preview = createDraftPreview(deps, staff.guard);
  const batches = createBatchTimer(deps);
  realtime.onEvents(batches.notice);
  realtime.onEvents(sessions.noticeChange);
  const floor = createFloorPulse(deps, realtime.passing);
  realtime.onEvents(floor.notice);
  const scanner = createScanner(deps);
  const sessionReader = createSessionReader(deps);
  const eventCounters = createEventCounters(database, clock);
  const analytics = createAnalytics(env.analyticsUrl, log);
  const monitor = monitorOf(env, log, ingredients.random);
  const checker = createChecker(deps);
  const printRoom = createPrintRoom(deps);
  const landing = createLanding(join(env.dataDir, 'tmp'));
  const push = createPushPulse(() => jobs);
  realtime.onEvents(push.notice);
  const webhooks = createWebhookPulse(() => jobs);
  const webhookOffice = createWebhookOffice(deps);
  realtime.onEvents(webhooks.notice);
  const jobs: JobRunner = createJobRunner(
    [
      ...sessionJobs(deps),
      ...pulseJobs(deps),
      ...tableJobs(deps),
      ...foodCourtJobs(deps),
      ...venueJobs(deps),
      ...paceJobs(deps),
      ...pictureJobs(deps),
      ...popularJobs(deps),
      ...limitJobs(limits, database),
      ...eventJobs(eventCounters, analytics),
      ...staffJobs(deps),
      ...idempotencyJobs(database),
      ...orderJobs(deps, batches),
      ...waiterJobs(deps),
      ...retentionJobs(deps),
      ...billJobs(deps),
      ...tillJobs(deps),
      ...printingJobs(deps, printRoom),
      ...ledgerJobs(deps),
      ...paymentJobs(deps, checker),
      ...refundJobs(deps),
      ...mailJobs(deps),
      ...invoiceJobs(deps),
      ...pushJobs(deps, push),
      ...notifyJobs(deps),
      ...noticeJobs(deps),
      ...webhookJobs(deps, webhooks, webhookOffice),
      ...landingJobs(landing),
      ...uploadJobs(uploadFolder(env.dataDir)),
      ...realtime.jobs,
    ],
    { ...deps, log: watchJobs(log, monitor, clock) },
  );
  realtime.onEvents(hurryRefunds(jobs));
  realtime.onEvents(hurryTickets(jobs));
  realtime.onEvents(hurryGuestNews(jobs));
  const handlers: AllHandlers = {
    ...scanHandlers(deps, scanner),
    ...sessionHandlers(deps),
    ...sessionViewHandlers(sessionReader),
    ...wrongTableHandlers(deps, scanner),
    ...foodCourtHandlers(deps, scanner),
    ...menuHandlers(deps, preview),
    ...menuEditorHandlers(deps),
    ...menuExchangeHandlers(deps),
    ...popularHandlers(deps),
    ...suggestionHandlers(deps),
    ...venueSettingsHandlers(deps),
    ...retentionHandlers(deps),
    ...couponHandlers(deps),
    ...teamHandlers(deps, staff),
    ...archiveHandlers(deps),
    ...restoreHandlers(deps, landing),
    ...cartHandlers(deps),
    ...placingHandlers(deps),
    ...orderServiceHandlers(deps),
    ...againHandlers(deps),
    ...stockHandlers(deps),
    ...boardHandlers(deps),
    ...tableBillHandlers(deps),
    ...tillHandlers(deps),
    ...tableHandlers(deps),
    ...codeHandlers(deps),
    ...floorHandlers(deps),
    ...kitchenHandlers(deps),
    ...paceHandlers(deps),
    ...printingHandlers(deps),
    ...waiterHandlers(deps),
    ...setupHandlers(deps),
    ...organisationHandlers(deps),
    ...staffHandlers(deps, staff),
    ...eventHandlers(eventCounters, analytics),
    ...browserErrorHandlers(deps, monitor),
    ...ledgerHandlers(deps),
    ...pulseHandlers(deps),
    ...refundHandlers(deps),
    ...checkoutHandlers(deps),
    ...paymentHandlers(deps, checker),
    ...receiptHandlers(deps),
    ...invoiceHandlers(deps),
    ...reportHandlers(deps),
    ...pushHandlers(deps, push),
    ...notifyHandlers(deps),
    ...noticeHandlers(deps),
    ...webhookHandlers(deps, webhooks),
    ...apiKeyHandlers(deps),
    ...v1Handlers(deps),
    ...companyHandlers(deps, ingredients.sandbox),
  };
  const ports: MountPorts = {
    sessions,
    staff: staff.guard,
    keys: createKeyGuard(deps),
    setup: createSetupGuard(deps),
    idempotency: createIdempotency(database),
    limits: callLimits(limits),
  };

  let started = false;
  const app = createApp(env, log, ingredients);
  watchAnswers(app, monitor, clock);
  app.register(async scope => {
    mountHealth(scope, deps, () => started);
    mountCalls(scope, handlers, ports);
    realtime.mount(scope, staff.guard);
    mountProviderRoutes(scope, deps);
    mountTillWebhook(scope, deps);
    mountDocs(scope, ingredients.version);
    mountMedia(scope, env.dataDir);
    mountInstall(scope, { limits, venues: deps.venues, dataDir: env.dataDir });
    mountReadyBoard(scope, deps);
    mountConsole(scope, ingredients.consoleFolder);
    const guestFiles = join(ingredients.guestFolder, 'client');
    serveBuilt(scope, { folder: guestFiles, at: '', except: [WORKER_FILE] });
    mountServiceWorker(scope, { folder: guestFiles, wanted: env.serviceWorker });
    const guestApp = await loadGuestApp(ingredients.guestFolder);
    const formOrigins = deps.providers.all.flatMap(({ capabilities }) => capabilities.browserOrigins ?? []);
    mountPages(scope, { ...deps, scanner, sessionReader, preview, guestApp, formOrigins });
  });

  const { sandbox } = ingredients;
  if (sandbox) app.register(async scope => mountSandboxProxy(scope, sandbox));

  return {
    app,
    deps,
    jobs,
    start: async () => {
      const isCopy = await noticeCopy(deps);
      await Promise.all([app.ready(), realtime.start()]);
      await batches.start();
      jobs.start();
      started = true;
      // Whoever opens the console now reads what the banks say beyond the copy; nobody waits for it.
      if (isCopy) void jobs.runNow('compare-with-providers');
    },
    stop: async () => {
      started = false;
      realtime.closeStreams();
      await app.close();
      batches.stop();
      floor.stop();
      await jobs.stop();
      // Where the database is away there is nothing to say, and the end goes on.
      await noteOrderlyEnd(deps).catch((err: unknown) => log.warn({ err }, 'no orderly end was noted'));
      await printRoom.finish();
      await webhookOffice.finish();
      await landing.close();
      await deps.workshop.stop();
      await realtime.stop();
      await eventCounters.flush();
      await analytics.flush();
    },
  };
};
