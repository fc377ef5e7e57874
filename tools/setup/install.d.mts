export declare const pinnedNode: (root: string) => string;
export declare const manifestHash: (root: string) => string;
export declare const treeMatchesLock: (root: string) => boolean;
export declare const ensureInstalled: (root: string) => void;
