/** Settings of postgres, passed on its command line so that an edited file cannot switch durability off. */
export type Settings = Record<string, string>;

/** A small, durable database for one venue or a few: about 60 MB resident, nothing lost on power failure. */
export const installationSettings: Settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '40',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  huge_pages: 'off',
  // One request is small: parallel workers and compiled plans cost more memory and start-up than they give back.
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  io_method: 'sync',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',
  min_wal_size: '48MB',
  random_page_cost: '1.1',
  autovacuum_worker_slots: '1',
  autovacuum_max_workers: '1',
  log_checkpoints: 'off',
};

/** What every cluster has in common. `version` is the major version: some settings are younger than others. */
export const commonSettings = (version: number): Settings => ({
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m ',
  // Details and statements of what it refused hold what people typed: a name, a mail address.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  cluster_name: 'tableside',
  ...(version >= 18 ? { io_method: 'sync' } : {}),
});
