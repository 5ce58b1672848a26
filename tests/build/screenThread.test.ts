import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('the thread that draws pages loads no package of the server but the cache: the first page waits for it', async () => {
  const { metafile } = await build({
    entryPoints: ['src/server/firstScreen/screenThread.ts'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const packages = imported.map(({ path }) => path).filter((path) => !path.startsWith('node:'))
  expect([...new Set(packages)].filter((path) => path !== 'esbuild')).toEqual(['lru-cache'])
})
