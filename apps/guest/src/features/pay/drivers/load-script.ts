import { PAY_TIMINGS } from '../timings.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Loads a provider's script once. A failed one may be tried again. Rejects when it does not come. It is the provider's
 * own file at the provider's own address: nothing of it is ours to keep.
 */
export const loadScript = (address: string): Promise<void> => {
  const known = loading.get(address);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading.delete(address);
      reject(new Error(`no script at ${address}`));
    };
    const timer = setTimeout(fail, PAY_TIMINGS.script);
    script.src = address;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
  loading.set(address, load);
  return load;
};
