import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Running } from './feature.ts';
import { watchJobs } from './features/monitoring/index.ts';
import { FEATURES } from './features.ts';
import { createApp } from './http/app.ts';
import { uploadFolder, uploadJobs } from './http/body/upload.ts';
import type { AllHandlers } from './http/mount/handler.ts';
import { type MountPorts, mountCalls } from './http/mount/mount.ts';
import { mountSandboxProxy, SANDBOX_PATH } from './http/network/sandbox-proxy.ts';
import type { Ingredients } from './ingredients.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';
import type { ProviderEndpoints } from './outward/provider-places.ts';
import { createRealtime } from './realtime/service.ts';
import { createSecretBox } from './secrets/secret-box.ts';
import { installationKey } from './secrets/secret-key.ts';
import { createWorkshop } from './workshop/index.ts';

export type { Ingredients } from './ingredients.ts';

export type Composition = {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly jobs: JobRunner;
  /** Makes the app ready and starts jobs and realtime; listening is the caller's. */
  readonly start: () => Promise<void>;
  /** Ends streams, stops accepting, finishes what runs. The database stays open: it is the caller's. */
  readonly stop: () => Promise<void>;
};

/** Where payment providers are: the sandbox as we and as browsers reach it, others where the environment says. */
const placesOf = ({ env, sandbox, providerPlaces }: Ingredients): ProviderEndpoints =>
  providerPlaces ?? {
    sandbox: () => {
      const address = sandbox?.() ?? null;
      return address === null
        ? null
        : { baseUrl: address, browserUrl: `${env.publicUrl ?? ''}${SANDBOX_PATH}` };
    },
    set: provider => env.providerUrls[provider] ?? null,
  };

/** What there is before any feature. The features' own parts are added to it, from the ground up. */
const groundOf = (ingredients: Ingredients, parts: Pick<Deps, 'runNow' | 'isStarted'>): Deps => {
  const { env, database, clock, log } = ingredients;
  const ground = {
    env,
    database,
    clock,
    log,
    ingredients,
    secretBox: createSecretBox(installationKey(env)),
    providerPlaces: placesOf(ingredients),
    erasers: FEATURES.flatMap(({ erasers = [] }) => erasers),
    workshop: createWorkshop(log),
    ...parts,
  };
  // Grows as features are made; each looks down only.
  const deps = ground as Partial<Deps> as Deps;
  return Object.assign(deps, { realtime: createRealtime(deps) });
};

/** Brings every feature to work; what one offers, those above it find. Throws for one that looks up at its making. */
const makeAll = (deps: Deps): readonly Running[] => {
  let making = '';
  const notOffered = new Proxy(Object.prototype, {
    get: (_, part) => {
      throw new Error(`${making} asks for ${String(part)}, which no feature below it offers`);
    },
  });
  Object.setPrototypeOf(deps, notOffered);
  const running = FEATURES.map(({ name, answers, offers, make }) => {
    making = name;
    answers?.();
    Object.assign(deps, offers?.(deps));
    return make?.(deps) ?? {};
  });
  Object.setPrototypeOf(deps, Object.prototype);
  return running;
};

/** Puts the server together out of its features. */
export const compose = (ingredients: Ingredients): Composition => {
  const { env, clock, log } = ingredients;
  let started = false;
  const deps = groundOf(ingredients, { runNow: name => jobs.runNow(name), isStarted: () => started });
  const { realtime } = deps;
  const running = makeAll(deps);
  const jobs: JobRunner = createJobRunner(
    [...running.flatMap(made => made.jobs ?? []), ...uploadJobs(uploadFolder(env.dataDir)), ...realtime.jobs],
    { ...deps, log: watchJobs(log, deps.monitor, clock) },
  );
  for (const { hears } of running) if (hears) realtime.onEvents(hears);
  // Each call has its handler and each question its port: the list of features does not compile without.
  const handlers = Object.assign({}, ...running.map(made => made.handlers)) as AllHandlers;
  const ports = Object.assign({}, ...running.map(made => made.ports)) as MountPorts;

  const app = createApp(env, log, ingredients);
  for (const { watch } of running) watch?.(app);
  app.register(async scope => {
    mountCalls(scope, handlers, ports);
    realtime.mount(scope, ports.staff);
    for (const { mount } of running) await mount?.(scope);
  });
  const { sandbox } = ingredients;
  if (sandbox) app.register(async scope => mountSandboxProxy(scope, sandbox));

  return {
    app,
    deps,
    jobs,
    start: async () => {
      for (const { prepare } of running) await prepare?.();
      await Promise.all([app.ready(), realtime.start()]);
      for (const { start } of running) await start?.();
      if (ingredients.jobTimers !== false) jobs.start();
      started = true;
    },
    stop: async () => {
      started = false;
      realtime.closeStreams();
      await app.close();
      for (const { quiet } of running.toReversed()) quiet?.();
      await jobs.stop();
      for (const { finish } of running.toReversed()) await finish?.();
      await deps.workshop.stop();
      await realtime.stop();
    },
  };
};
