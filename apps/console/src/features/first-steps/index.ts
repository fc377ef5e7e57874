export { FirstStepsStrip } from './FirstStepsStrip.tsx';
export { firstStepsQuery } from './first-steps-query.ts';
export { StepRow } from './StepRow.tsx';
export { TestCode } from './TestCode.tsx';
