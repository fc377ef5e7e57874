export declare const pinnedNode: (root: string) => string;
export declare const manifestHash: (root: string) => string;
export declare const installedSoFar: (root: string) => [there: number, all: number];
export declare const treeMatchesLock: (root: string) => boolean;
export declare const mustBeLocked: (env: Readonly<Record<string, string | undefined>>) => boolean;
export declare const ensureInstalled: (
  root: string,
  over?: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly npm?: (root: string, args: readonly string[]) => boolean | Promise<boolean>;
    readonly fail?: (message: string) => void;
  },
) => Promise<void>;
