import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inFreshFolder, isUnderWay } from '../../src/build/freshFolder.ts'

const home = process.cwd()
let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'fresh-folder-'))
  process.chdir(place)
})
afterEach(() => {
  process.chdir(home)
  rmSync(place, { recursive: true })
})

const building = (text: string) => async (folder: string) => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'page'), text)
}
const page = () => readFileSync('dist/page', 'utf8')

test('a build that is whole takes the place of the one before', async () => {
  await inFreshFolder(building('old'))
  await inFreshFolder(building('new'))
  expect([page(), readdirSync('.')]).toEqual(['new', ['dist']])
})

test('a build that fails leaves the one before, and nothing beside it', async () => {
  await inFreshFolder(building('old'))
  const failing = inFreshFolder(async (folder) => {
    await building('half')(folder)
    expect(page()).toBe('old')
    throw new Error('a build failed')
  })
  await expect(failing).rejects.toThrow('a build failed')
  expect([page(), readdirSync('.')]).toEqual(['old', ['dist']])
})

test('a build that another has overtaken is dropped', async () => {
  await inFreshFolder(building('newer'))
  await inFreshFolder(building('older'), () => false)
  expect([page(), readdirSync('.')]).toEqual(['newer', ['dist']])
})

test('what a killed build left is removed by the next, what runs is seen and stays', async () => {
  const abandoned = 'dist.4194303999'
  mkdirSync(abandoned)
  expect(isUnderWay()).toBe(false)
  await inFreshFolder(async (folder) => {
    await building('new')(folder)
    expect([isUnderWay(), readdirSync('.')]).toEqual([true, [folder]])
  })
})
