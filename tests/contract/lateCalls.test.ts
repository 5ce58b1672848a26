import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { COMMON_CALLS } from '#contract/commonCalls.gen.ts'

const root = resolve(import.meta.dirname, '../..')
const FOLDERS = ['schemas', 'src/app', 'src/client', 'src/nodes', 'src/runtime', 'src/widgets']
/** Names every call, sent or not. */
const CONTRACT = 'schemas/api.json'

const productFiles = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  ),
).filter((file) => /\.(?:json|tsx?)$/.test(file) && file !== CONTRACT)

test('a call that the product itself never sends is not in everybody’s first load (x-late)', () => {
  const product = productFiles.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const quoted = new Set([...product.matchAll(/["'](\w+)["']/g)].map((hit) => hit[1]))
  expect(Object.keys(COMMON_CALLS).filter((id) => !quoted.has(id))).toEqual([])
})
