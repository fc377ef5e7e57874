import Offline from '../offline/index.ts';
import { UnpaidStrip } from '../unpaid/index.ts';

/** What stands beside every screen of a session, fetched when the page has come to rest. */
const Beside = () => (
  <>
    <Offline />
    <UnpaidStrip />
  </>
);
export default Beside;
