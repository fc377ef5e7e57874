/** A size as people say it: whole megabytes, small ones with a tenth. */
export const megabytes = (bytes: number): string => {
  const size = bytes / 1_000_000;
  return size < 10 ? Math.max(0.1, size).toFixed(1) : String(Math.round(size));
};
