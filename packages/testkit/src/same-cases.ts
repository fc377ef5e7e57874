import fc from 'fast-check';

/** The day this was written; any number would do. */
const SEED = 20_261_123;

/**
 * The library of properties, trying the same cases on every machine: what passed once passes again, and what fails fails
 * for everybody. `CASES=<number> npm test` tries others, `CASES=new` what nobody tried.
 */
const { CASES } = process.env;
if (CASES !== 'new') fc.configureGlobal({ seed: Number(CASES ?? SEED) });

export default fc;
