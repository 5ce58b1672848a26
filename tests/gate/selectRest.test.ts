import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOLDS } from './holds.ts'
import { restFiles, restNames } from './restFiles.ts'
import { type RestFile, selectRest } from './selectRest.ts'

const file = (name: string, ...holds: string[]): RestFile => ({
  file: name,
  seconds: 10,
  holds,
  imports: new Set([name, `tests/support/of-${name}`]),
})
const FILES = [...'abcdefghijklmnopqrst'].map((name) => file(name, `src/${name}`))
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
  for (let commits = 0; commits < 200; commits += 20) {
    const { touched } = selectRest(FILES, { changed, commits })
    expect(touched.size).toBe(2)
    for (const name of touched.keys()) seen.add(name)
  }
  expect(seen.size).toBe(FILES.length)
})

test('changes of up to twenty commits leave no file out', () => {
  const uneven = FILES.map((one, index) => ({ ...one, seconds: 1 + index ** 2 }))
  for (const step of [1, 7, 20]) {
    const seen = new Set<string>()
    for (let commits = 0; commits < 220; commits += step)
      for (const name of selectRest(uneven, { changed: [], commits }).inTurn) seen.add(name)
    expect(seen.size).toBe(FILES.length)
  }
})

test('a file that takes longer than a share is run alone when its turn has come', () => {
  const [first, ...others] = FILES.map((one) => ({ ...one, seconds: 1 }))
  const files = [{ ...(first as RestFile), seconds: 100 }, ...others]
  const turns = Array.from({ length: 200 }, (_, commits) =>
    selectRest(files, { changed: [], commits }),
  )
  expect(turns.filter(({ inTurn }) => inTurn.includes('a')).length).toBeGreaterThan(0)
  expect(turns.filter(({ inTurn }) => inTurn.length === 0)).toEqual([])
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
