/** Share of the requests whose duration is told. MONITOR-01. */
export const TRACE_SAMPLE_RATE = 0.3;
/** Share of the errors that come with what led to them. MONITOR-02. */
export const ERROR_REPLAY_RATE = 0.1;
