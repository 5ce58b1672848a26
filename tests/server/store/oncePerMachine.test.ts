import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { oncePerMachine } from './oncePerMachine.ts'

const folder = mkdtempSync(join(tmpdir(), 'once-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('whoever makes a file ends well although another process took it for abandoned', async () => {
  const file = join(folder, 'taken')
  const make = async () => {
    rmSync(`${file}.busy`, { recursive: true })
    writeFileSync(file, '')
  }
  expect(await oncePerMachine(file, make)).toBe(file)
})

test('what a killed process left begun is begun anew, by one of many', async () => {
  const file = join(folder, 'killed')
  mkdirSync(`${file}.busy`)
  utimesSync(`${file}.busy`, new Date(0), new Date(0))
  let made = 0
  const make = async () => {
    made += 1
    writeFileSync(file, '')
  }
  await Promise.all([1, 2, 3].map(() => oncePerMachine(file, make)))
  expect(made).toBe(1)
})
