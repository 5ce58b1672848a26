import { expect, test } from 'vitest'
import { externalImports } from '../support/externalImports.ts'

test('the thread that draws pages loads no package of the server but the cache: the first page waits for it', async () => {
  const packages = await externalImports(['src/server/firstScreen/screenThread.ts'])
  expect([...new Set(packages)].filter((path) => path !== 'esbuild')).toEqual(['lru-cache'])
})
