import { createContext, type ReactNode, useContext } from 'react';
import { type BaseLocationHook, Router, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

const Shown = createContext('/');
const useShown: BaseLocationHook = () => [useContext(Shown), navigate];

/**
 * What is in here stands at `path`, which follows the address a frame later: the place that was tapped in the navigation
 * answers the finger, and what stood there is not drawn anew for an address that is not its own.
 */
export const ShownPlace = ({ path, children }: { path: string; children: ReactNode }) => {
  const { base } = useRouter();
  return (
    <Shown value={path}>
      <Router hook={useShown} base={base}>
        {children}
      </Router>
    </Shown>
  );
};
