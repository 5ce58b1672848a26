import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limitBroken } from '#domain/edits/documentLimits.ts'

const nested = (loops: number): object =>
  loops === 0 ? { var: 'x' } : { map: [[1, 2], nested(loops - 1)] }
const operands = (count: number) => ({ showWhen: { or: Array(count).fill({ var: 'a' }) } })
const fields = (count: number) => ({ formInfo: Array(count).fill([{ type: 'textBox' }]) })

test.each([
  ['depth', '['.repeat(65) + ']'.repeat(65)],
  ['depth', `{"a":${'['.repeat(200_000)}`],
  ['operands', JSON.stringify(operands(201))],
  ['loops', JSON.stringify(nested(3))],
  ['fields', JSON.stringify(fields(1001))],
])('%s has a limit', (limit, text) => {
  expect(limitBroken(text)).toBe(limit)
})

test.each([
  ['brackets in a text', JSON.stringify(`${'['.repeat(500)}\\"${'{'.repeat(500)}`)],
  ['operands', JSON.stringify(operands(200))],
  ['loops', JSON.stringify(nested(2))],
  ['fields', JSON.stringify(fields(1000))],
  ['no JSON', '{"a":'],
])('within it: %s', (_what, text) => {
  expect(limitBroken(text)).toBeUndefined()
})

test('every document of the product and of its societies is within', () => {
  const below = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(folder, file))
  const documents = ['schemas/pages', 'schemas/dialogs', 'schemas/fragments', 'fixtures'].flatMap(
    below,
  )
  expect(documents.length).toBeGreaterThan(100)
  const broken = documents.map((file) => [file, limitBroken(readFileSync(file, 'utf8'))])
  expect(broken.filter(([, limit]) => limit)).toEqual([])
})
