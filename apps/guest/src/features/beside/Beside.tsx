import { AtKiosk } from '../kiosk/index.ts';
import Offline from '../offline/index.ts';
import { UnpaidStrip } from '../unpaid/index.ts';

/** What stands beside every screen of a session, fetched when the page has come to rest. */
const Beside = () => (
  <>
    <Offline />
    <UnpaidStrip />
    <AtKiosk />
  </>
);
export default Beside;
