// `npm run backup`: a copy of a running installation that can be started.
import '../backup/main.ts';
