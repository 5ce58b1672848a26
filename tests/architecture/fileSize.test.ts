import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** Most files have 30 to 120 lines; one beyond this wants a second name. */
const LIMIT = 250

/** Larger files, each with why it is one. */
const WHOLE: Record<string, string> = {
  'src/contract/nodes.ts': 'the closed list of node kinds is read as one table',
}

const lines = (file: string): number =>
  readFileSync(join(PROJECT, file), 'utf8').trimEnd().split('\n').length

test(`no source file has more than ${LIMIT} lines`, () => {
  const large = [...sourceFiles('src'), ...sourceFiles('adapters')]
    .map((file) => ({ file, size: lines(file) }))
    .filter(({ file, size }) => size > LIMIT && !Object.hasOwn(WHOLE, file))
  expect(large.map(({ file, size }) => `${file}: ${size}`)).toEqual([])
})

test('no exception is idle', () => {
  expect(Object.keys(WHOLE).filter((file) => lines(file) <= LIMIT)).toEqual([])
})
