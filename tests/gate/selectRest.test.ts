import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOLDS } from './holds.ts'
import { restFiles, restNames } from './restFiles.ts'
import { type RestFile, selectRest } from './selectRest.ts'

const file = (name: string, ...holds: string[]): RestFile => ({
  file: name,
  holds,
  imports: new Set([name, `tests/support/of-${name}`]),
})
const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => file(name, `src/${name}`))
const nothing = { changed: [], commits: 0 }

test.each([
  ['the room that it is about', 'src/c/deep/one.ts'],
  ['that very file', 'src/c'],
  ['what it imports among the tests', 'tests/support/of-c'],
  ['itself', 'c'],
])('a change of %s touches a file, which is run', (_, path) => {
  const { touched, skipped } = selectRest(FILES, { changed: ['README.md', path], commits: 0 })
  expect([...touched]).toEqual([['c', path]])
  expect(skipped).not.toContain('c')
})

test('a neighbour whose name begins alike touches nothing', () => {
  expect(selectRest(FILES, { ...nothing, changed: ['src/cc/one.ts'] }).touched.size).toBe(0)
})

test('every file is run or named as skipped, once', () => {
  const all = FILES.map((one) => one.file)
  for (const changed of [[], ['src/a/x.ts'], all.map((name) => `src/${name}`)]) {
    const { touched, inTurn, postponed, skipped } = selectRest(FILES, { changed, commits: 5 })
    expect([...touched.keys(), ...inTurn, ...postponed, ...skipped].sort()).toEqual(all)
  }
})

test('of a wide change a share is run, and the rest of it with the next commits', () => {
  const changed = FILES.map(({ file: name }) => `src/${name}`)
  const seen = new Set<string>()
  for (let commits = 0; commits < FILES.length; commits += 3) {
    const { touched } = selectRest(FILES, { changed, commits })
    expect(touched.size).toBe(3)
    for (const name of touched.keys()) seen.add(name)
  }
  expect(seen.size).toBe(FILES.length)
})

test('changes of as many commits as a share has files leave no file out', () => {
  const share = selectRest(FILES, nothing).inTurn.length
  const seen = new Set<string>()
  for (let commits = 0; commits < FILES.length; commits += share)
    for (const name of selectRest(FILES, { changed: [], commits }).inTurn) seen.add(name)
  expect(seen.size).toBe(FILES.length)
})

test('every file of the long suite is about something of the product, which is there', () => {
  const files = restFiles()
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ holds }) => holds.length === 0).map((one) => one.file)).toEqual([])
  expect(files.flatMap(({ holds }) => holds).filter((path) => !existsSync(path))).toEqual([])
})

test('the table names no file that is gone', () => {
  const names = new Set(restNames())
  expect(Object.keys(HOLDS).filter((name) => !names.has(name))).toEqual([])
})
