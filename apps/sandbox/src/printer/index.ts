import type { OpenPart } from '../part.ts';
import { openDevices } from './device.ts';
import { mountEpos } from './epos.ts';
import { openRaw } from './raw.ts';
import { mountPrinterPages } from './routes.ts';
import { printerFold } from './state.ts';

/** Printers of a kitchen: what came out of them, and what can go wrong with them. */
export const openPrinters: OpenPart = world => {
  const devices = openDevices(world, world.openBook('printer', printerFold));
  const raw = openRaw(devices);
  return {
    id: 'printer',
    title: 'Printers',
    about: 'Kitchen tickets on paper; take the paper out and see what the venue says.',
    mount: scope => {
      mountPrinterPages(scope, devices, raw.port);
      scope.register(async wire => mountEpos(wire, devices));
    },
    listen: async () => {
      await raw.listen();
      return {};
    },
    close: async () => {
      devices.close();
      await raw.close();
    },
    reset: () => devices.reset(),
  };
};
