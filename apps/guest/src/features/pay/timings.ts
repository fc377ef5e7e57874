/** Waits and rhythms of paying, in milliseconds. Spec 2§9. */
export const PAY_TIMINGS = {
  /** PAY-13: the tip picker has come to rest, then everything together. */
  tipSettles: 200,
  wishSettles: 300,
  /** On the way to the bank our server is told first: this often, each time for so long, while the guest looks at a backdrop. */
  leavingTries: 3,
  leavingPatience: 5_000,
  /** PAY-14. */
  expiryCheck: 10_000,
  /** After the form says that it is done, our server asks the provider; this often and this many times before the guest waits elsewhere. */
  confirmEvery: 1_000,
  confirmTries: 8,
  /** STATUS-15, STATUS-16. */
  statusEvery: 2_000,
  statusTries: 10,
  /** STATUS-14: the wait grows by this with each try. */
  lookupStep: 1_000,
  lookupTries: 10,
  /** STATUS-04, STATUS-05. */
  countdown: 120_000,
  warning: 91_000,
  /** After the countdown we still look, calmly. */
  afterwards: 15_000,
  /** A provider's script that has not come by then does not come. */
  script: 20_000,
  /** A form that has kept its height for so long keeps it. */
  formSettles: 150,
} as const;
