// `npm run faults`: journeys in which everything goes wrong; see docs/faults.md.
import '../faults/main.ts';
