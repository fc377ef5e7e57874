import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgetPlugin } from './build/budget-plugin.ts';
import { classConstantsPlugins } from './build/class-constants-plugin.ts';
import { className } from './build/class-name.ts';
import { earlyPlugin } from './build/early-plugin.ts';
import { fontsPlugin } from './build/fonts-plugin.ts';
import { laterFiles } from './build/later-files.ts';
import { messagesPlugin } from './build/messages-plugin.ts';
import { notifyWorkerPlugin } from './build/notify-worker-plugin.ts';
import { preloadPlugin } from './build/preload-plugin.ts';
import { workerPlugin } from './build/worker-plugin.ts';

const later = laterFiles();
const FONTS = fileURLToPath(new URL('../../packages/design/src/fonts', import.meta.url));

/**
 * `vite build` makes what phones fetch (dist/client), `vite build --ssr` what the server renders with
 * (dist/server/render.js, all packages inside). Browsers of the last three years: no older syntax is shipped.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    messagesPlugin(),
    ...(isSsrBuild
      ? []
      : [
          ...classConstantsPlugins(),
          preloadPlugin(),
          earlyPlugin(),
          fontsPlugin(FONTS),
          notifyWorkerPlugin(),
          later.plugin,
          budgetPlugin(),
          workerPlugin(),
        ]),
  ],
  ssr: { noExternal: true },
  css: { modules: command === 'build' ? { generateScopedName: className } : {} },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          output: { entryFileNames: 'render.js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        target: ['chrome111', 'firefox121', 'safari16.4'],
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: later.resolveDependencies },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // Smaller where a constant is written than where it is asked for.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            // The first view names all other files, more than a hundred: each letter weighs on it. Six of a hash tell any two
            // builds apart; of scripts there are more than the 64 for which the bundler lets six be enough. What is in a
            // file stands in the manifest.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            // Fonts and pictures keep the names that the server's build gives them too.
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                // One file in place of several that later parts share: smaller, and fewer to ask for before the first frame.
                { name: 'first', tags: ['$initial'], priority: 2 },
                // Parts of an order that several later screens share: each file of its own weighs more than what is in it.
                { name: 'order', test: /[\\/](wanted-lines|destination|clock|outcome|refusal-text)\.ts$/ },
                // The same of what paying, its status and the wallet's button share, and of the small things of many screens.
                {
                  name: 'pay',
                  test: /[\\/]features[\\/]pay[\\/](?!PayBackdrop|sheets[\\/]ErrorSheet|by-phone|drivers[\\/](stripe|solidgate|load-script))/,
                  minShareCount: 2,
                },
                // What is asked about a payment that was sent: giving by card, which knows none of these, does without.
                {
                  name: 'sent',
                  test: /[\\/]features[\\/]pay[\\/](outcome[\\/]|drivers[\\/]returns|intent[\\/](standing|is-final|after-paying|use-(under-way|expiry|changed-sum|way-back)))/,
                  minShareCount: 2,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // Letters as they are compared: by who searches, and by the note of a line, which a hall has none of.
                { name: 'letters', test: /[\\/]search[\\/]fold\.ts$/, minShareCount: 2, priority: 1 },
                // A cart and a hall's basket are made of the same lines; where more is asked before an order, only sums stand.
                {
                  name: 'place',
                  test: /[\\/]features[\\/](place-order[\\/]lines|notes)[\\/]/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // The sums above the button that orders, and the button.
                {
                  name: 'bar',
                  test: /[\\/]features[\\/](place-order[\\/](CartSums|PlaceOrder\.module|PriceSummary\.module|place[\\/](PlaceBar|place-body|use-waiting-tap))|extra-details[\\/]shown-fields)/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // What a tip is reckoned by: small rules of a cart, a bill and their sheets.
                {
                  name: 'tip',
                  test: /[\\/](domain[\\/]src[\\/]tips|features[\\/]tips)[\\/][\w-]+\.(ts|module\.css)$/,
                  minShareCount: 2,
                },
                // The screens of an account and of a card are made of the same small parts.
                {
                  name: 'account',
                  test: /[\\/](features[\\/](account|loyalty)|domain[\\/]src[\\/]loyalty)[\\/].*\.(tsx?|css)$/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // The same of giving by card, and of pairs that hardly any screen has one of without the other.
                ...(
                  [
                    ['given', /[\\/]features[\\/]giving[\\/]success[\\/].*\.tsx?$/],
                    ['giving', /[\\/]features[\\/]giving[\\/](?!success[\\/]).*\.(tsx?|css)$/],
                    ['review', /[\\/](VisitReview|review[\\/]about|reviews[\\/](maps|rating))\.tsx?$/],
                    [
                      'onboarding',
                      /[\\/]onboarding[\\/](done-cookie\.ts|Onboarding(Step\.tsx|\.module\.css))$/,
                    ],
                    ['over', /[\\/]features[\\/]pay[\\/](PayBackdrop|sheets[\\/]ErrorSheet)\.tsx$/],
                    ['told', /[\\/](trouble|cart-told)\.tsx?$/],
                    ['again', /[\\/](OrderAgain|orders[\\/]pricing|use-lit)\.tsx?$/],
                    ['later', /[\\/](tip-asked\.ts|TipLater(\.tsx|\.module\.css))$/],
                    [
                      'hall',
                      /food-courts?[\\/](hall[\\/](court-data|kept-visit|page-styles)|basket[\\/]court-carts|orders[\\/](court-orders|order-venue)|paying[\\/]pay-path|shuffle|stall)\.ts$/,
                    ],
                    ['beside', /[\\/](ActionWords|use-wallet-slot|WalletSlot)(\.tsx|\.module\.css)$/],
                    ['frame', /[\\/](Frame(\.tsx|\.module\.css)|PageFrame\.tsx|leave-empty\.ts)$/],
                  ] as const
                ).map(([name, test]) => ({
                  name,
                  test,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                })),
                { name: 'language', test: /[\\/]features[\\/]language[\\/]/, minShareCount: 2 },
                {
                  name: 'orders',
                  test: /[\\/](use-order-actions|OrderMissing|MenuLink|order-facts|return-path)\.tsx?$/,
                  minShareCount: 2,
                },
                {
                  name: 'party',
                  test: /[\\/](GuestAvatar|WhoseDish|use-party-words|i18n[\\/]src[\\/]signs|data[\\/]party)\.tsx?$/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'bits',
                  test: /[\\/](tell-height|web-link|under-way|wallet-here|LateWhoseDish|loyalty-applying|quietly|tip-link|dish-words)\.tsx?$/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
}));
