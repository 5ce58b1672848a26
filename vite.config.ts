import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type ViteUserConfig as UserConfig } from 'vitest/config'
import { scopeStyles, stylesInside } from './src/build/embedStyles.ts'
import { keepTemporaryInMemory } from './tests/support/memoryFolder.ts'
import { patience } from './tests/support/patience.ts'
import { SlowFirst } from './tests/support/slowFirst.ts'

const root = import.meta.dirname

/**
 * rjsf brings fields, widgets, templates, a Markdown renderer and a resolver of URIs that no form of ours uses (decision
 * 0299); others bring something for older versions of React.
 */
const alias = {
  '../getDefaultRegistry.js': resolve(root, 'src/runtime/react/form/rjsfRegistry.ts'),
  'fast-uri': resolve(root, 'src/runtime/react/form/uriStub.ts'),
  'markdown-to-jsx/react': resolve(root, 'src/runtime/react/form/markdownStub.tsx'),
  'markdown-to-jsx': resolve(root, 'src/runtime/react/form/markdownStub.tsx'),
  'use-sync-external-store/shim/index.js': resolve(
    root,
    'src/runtime/react/hooks/syncStoreShim.ts',
  ),
  'use-sync-external-store/shim': resolve(root, 'src/runtime/react/hooks/syncStoreShim.ts'),
}

/** Stays a file of its own, so that the entry is still known as one. */
const MAIN = /src\/app\/(?:main\.tsx|index\.html)$/
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//
/** Small parts that no home page shows; apart they would be a request each. */
const SMALL_KINDS =
  /src\/(?:nodes\/(?:alert|choice|countdown|detail|menu|search|steps|tabs)|nodes\/records\/Paging|runtime\/react\/controls\/Pager)/

/** Small parts that come when a page is first touched, or has something to say. */
const WHEN_TOUCHED =
  /src\/(?:runtime\/react\/(?:focus\/(?:keepFocus|trail)|notices\/(?:placeToasts|toastPlace))|runtime\/core\/form\/paths|domain\/person\/mask)\.ts/

/** What comes with the first call, and what it imports: apart, each would be a request. */
const WITH_CALLS =
  /src\/(?:client\/createClient|contract\/commonCalls|runtime\/react\/page\/swrParts)/

/** Small parts of forms; what reads drafts is one, which else only the removal of old ones needs. */
const SMALL_FORM_PARTS =
  /src\/(?:domain\/(?:json\/(?:jsonPointer|isSameJson)|time\/writtenDate|text\/(?:fill|htmlText|kinds\/marks|kinds\/searchText|pasted\/parseCells))|runtime\/core\/drafts\/(?:draft|forgetOldDrafts))\.ts/

/**
 * What the entry imports without waiting is two files, not one for every set of users: React, which stays the same
 * from one release to the next, and the site.
 */
const FILES = [
  { name: 'react', tags: ['$initial' as const], test: REACT },
  { name: 'site', tags: ['$initial' as const], test: (id: string) => !MAIN.test(id) },
  { name: 'kinds', test: SMALL_KINDS },
  { name: 'calls', test: WITH_CALLS },
  { name: 'touched', test: WHEN_TOUCHED },
  { name: 'forms', test: SMALL_FORM_PARTS },
]

/** What a part needs beside what is there before any part can be asked for. */
const withoutFirstLoad = (_file: string, needed: string[]): string[] =>
  needed.filter((file) => !/\/(?:rolldown-runtime|react|site)-/.test(file))

/**
 * Files of the browser's part. The first load names some sixty files that it may ask for, and each letter of their
 * hashes is sent with it: seven letters are 42 bits, for one of few files of a name.
 */
const NAMED = 'assets/[name]-[hash:7]'

/** `vite build`: the browser's part, with `src/app/index.html` as its entry. */
const app: UserConfig = {
  root: resolve(root, 'src/app'),
  plugins: [react()],
  resolve: { alias },
  build: {
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstLoad },
    rollupOptions: {
      output: {
        codeSplitting: { groups: FILES },
        entryFileNames: `${NAMED}.js`,
        chunkFileNames: `${NAMED}.js`,
        assetFileNames: `${NAMED}[extname]`,
      },
    },
  },
}

/**
 * Packages that stay outside the server: what is native or brings a file of its own, and what few sites or calls need,
 * which is loaded then.
 */
const OUTSIDE = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  // Of which the SDK must find the very copy that spans are made with.
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'esbuild',
]

/**
 * `vite build --mode server`: the server as one file with all its packages, which is compiled beforehand. CommonJS, because
 * Node keeps no compiled code of other modules.
 */
const server: UserConfig = {
  root,
  ssr: { noExternal: true, external: OUTSIDE },
  resolve: { alias: { urllib: resolve(root, 'src/server/providers/pay/alipay/urllibStub.ts') } },
  build: {
    ssr: resolve(root, 'src/server/start/startServer.ts'),
    target: 'node20',
    chunkSizeWarningLimit: 8000,
    rollupOptions: {
      output: {
        format: 'cjs',
        codeSplitting: false,
        // Code that was compiled beforehand has no `import()` in Node 20.
        dynamicImportInCjs: false,
        entryFileNames: 'server.cjs',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
}

/** `vite build --mode threads`: what starts the server and finishes a build, and each thread; packages stay outside. */
const threads: UserConfig = {
  root,
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      // Flat, because the store looks for the worker beside whatever file it ended up in.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      input: {
        listen: resolve(root, 'src/server/start/listen.ts'),
        finishBuild: resolve(root, 'src/server/start/finishBuild.ts'),
        compileBuild: resolve(root, 'src/server/start/compileBuild.ts'),
        compileStart: resolve(root, 'src/server/start/compileStart.ts'),
        databaseWorker: resolve(root, 'src/server/store/embedded/worker.ts'),
        pictureViewer: resolve(root, 'src/server/modules/files/pictures/pictureThread.ts'),
        configurationChecker: resolve(
          root,
          'src/server/modules/configuration/checks/checkWorker.ts',
        ),
        changeThread: resolve(root, 'src/server/modules/changes/changeWorker.ts'),
        proofThread: resolve(root, 'src/server/modules/changes/proofs/proofWorker.ts'),
        formValidator: resolve(root, 'src/server/modules/records/forms/validationWorker.ts'),
        screenDrawer: resolve(root, 'src/server/firstScreen/screenThread.ts'),
        sheetWriter: resolve(root, 'src/server/modules/files/exports/sheetThread.ts'),
        statementReader: resolve(
          root,
          'src/server/modules/money/desk/statements/thread/statementThread.ts',
        ),
        bookWriter: resolve(root, 'src/server/modules/files/exports/book/bookThread.ts'),
        ownDataPrinter: resolve(root, 'src/server/modules/privacy/ownData/printThread.ts'),
        receiptWriter: resolve(root, 'src/server/modules/money/receipts/receiptThread.ts'),
        closingWriter: resolve(root, 'src/server/modules/money/closing/files/closingThread.ts'),
        certificateRenderer: resolve(root, 'src/server/modules/files/drawing/renderWorker.ts'),
      },
    },
  },
}

/** `vite build --mode first`: draws first screens for the server; one file with everything in it, compiled beforehand. */
const first: UserConfig = {
  root,
  plugins: [react()],
  resolve: { alias },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: resolve(root, 'src/app/firstScreen/painter.tsx'),
    target: 'node20',
    chunkSizeWarningLimit: 8000,
    rollupOptions: {
      output: {
        format: 'cjs',
        codeSplitting: false,
        dynamicImportInCjs: false,
        entryFileNames: 'painter.cjs',
      },
    },
  },
}

/** The form engine for other people's pages, and its style sheet. */
const embedded = (entry: string, output: object): UserConfig => ({
  root,
  plugins: [react(), stylesInside()],
  resolve: { alias },
  css: { postcss: { plugins: [scopeStyles] } },
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    chunkSizeWarningLimit: 4000,
    modulePreload: false,
    rollupOptions: {
      input: { [entry]: resolve(root, 'src/embed/form.ts') },
      // Parts take what they share with the entry from the entry: one file is needed for a form, not two.
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: '[name].js', assetFileNames: 'form[extname]', ...output },
    },
  },
})

/** `vite build --mode embed`: `form.js`, and in `parts/` what only some forms need (decision 0218). */
const embed: UserConfig = {
  ...embedded('form', { chunkFileNames: 'parts/[name]-[hash].js' }),
  publicDir: resolve(root, 'src/embed/page'),
}

/** `vite build --mode embedFull`: the same as one file, `form.full.js`. */
const embedFull = embedded('form.full', { codeSplitting: false })

const test: UserConfig = {
  root,
  plugins: [react()],
  test: {
    // Many tests wait for a server or a database: one worker for each core, where the default leaves one core idle.
    maxWorkers: '100%',
    testTimeout: patience(60),
    hookTimeout: patience(120),
    expect: { poll: { timeout: patience(15) } },
    sequence: { sequencer: SlowFirst },
    reporters: ['default', './tests/gate/times/vitestTimes.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/**/*.rest.test.ts'],
          // Files share what they import, which took a quarter of the time: a test leaves nothing behind (0189).
          isolate: false,
          // Its module for browsers, which Node could not load by itself.
          server: { deps: { inline: ['jsencrypt'] } },
        },
      },
      {
        extends: true,
        test: {
          // What kills processes and cuts power, again and again, and what takes long: `npm run test:rest`.
          name: 'rest',
          environment: 'node',
          isolate: false,
          server: { deps: { inline: ['jsencrypt'] } },
          include: ['tests/**/*.rest.test.ts'],
          testTimeout: patience(180),
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Each file has a window and modules of its own, in half the time that a process for each takes (0427).
          pool: 'vmThreads',
          include: ['tests/**/*.dom.test.tsx'],
          setupFiles: [
            'tests/runtime/react/html/nodeNames.setup.ts',
            'tests/support/findPatience.setup.ts',
          ],
        },
      },
    ],
  },
}

const BUILDS: Record<string, UserConfig> = { server, threads, first, embed, embedFull }

/** `src/build` says where a build is made, two of them in one folder; how long its parts took is no warning. */
const BUILT: UserConfig = {
  build: { emptyOutDir: false, rollupOptions: { checks: { bundlerTimings: false } } },
}

export default defineConfig(({ mode }) => {
  if (process.env.VITEST) {
    keepTemporaryInMemory()
    return test
  }
  return mergeConfig(BUILDS[mode] ?? app, BUILT)
})
