import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerEntry } from '#server/store/embedded/workerLife.ts'

import { TEST_CACHE } from '../../support/testCache.ts'
import { freshDataDir } from './openDiskStore.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const STORE = resolve(ROOT, 'src/server/store')

let place: string
beforeAll(() => {
  mkdirSync(TEST_CACHE, { recursive: true })
  place = mkdtempSync(join(TEST_CACHE, 'bundle-'))
})
afterAll(() => rmSync(place, { recursive: true }))

test('from source the thread runs worker.ts, built it runs the file beside the bundle', () => {
  const { source } = workerEntry()
  expect(readFileSync(source, 'utf8')).toContain('// src/server/store/embedded/worker.ts')
  const built = workerEntry('file:///house/dist/server/main.js')
  expect(String(built.source)).toBe('file:///house/dist/server/databaseWorker.js')
})

test('a bundle opens the database through the built thread, on a Node that knows no TypeScript', async () => {
  const main = join(place, 'main.ts')
  writeFileSync(
    main,
    `import { openStore } from '${STORE}/openStore.ts'
     const store = await openStore({ dataDir: process.argv[2], log: () => {} })
     console.log('ready', await store.ready())
     await store.close()`,
  )
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: join(place, 'server'),
      rollupOptions: {
        input: { main, databaseWorker: join(STORE, 'embedded/worker.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const dataDir = await freshDataDir()
  const run = [join(place, 'server/main.js'), dataDir]
  expect(execFileSync(process.execPath, run, { cwd: ROOT, encoding: 'utf8' })).toBe('ready true\n')
  rmSync(dataDir, { recursive: true })
})
