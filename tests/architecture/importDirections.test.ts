import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { FACES } from '../../src/build/architecture/faces.ts'
import {
  arrowsIn,
  circlesIn,
  importsOf,
  reachOf,
} from '../../src/build/architecture/importGraph.ts'
import { placeOf, wrongImports } from '../../src/build/architecture/serverImports.ts'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** Files that once brought half of the server along, and how many they may. */
const AT_MOST: [file: string, files: number][] = [
  ['src/server/http/payNotifications.ts', 75],
  ['src/server/modules/money/settlement/settle.ts', 137],
  ['src/server/modules/records/applications/member/applyForMembership.ts', 164],
]

test.each(AT_MOST)('%s brings at most %d files along, types included', (file, most) => {
  expect(reachOf(file).size).toBeGreaterThan(1)
  expect([...reachOf(file)].length).toBeLessThanOrEqual(most)
})

/** Rooms; `src` itself holds their directions, which the linter checks. */
const ROOMS = [
  'adapters',
  ...['app', 'build', 'client', 'contract', 'domain', 'embed', 'formDocument', 'lint', 'nodes'],
  ...['replay', 'runtime', 'server', 'studio', 'widgets'],
].map((room) => (room === 'adapters' ? room : `src/${room}`))

test.each(ROOMS)('in every folder of %s, neighbours import one way', (room) => {
  const files = sourceFiles(room)
  expect(files.length).toBeGreaterThan(1)
  const folders = [...new Set(files.flatMap((file) => foldersAbove(file, room)))]
  const circles = folders.map((folder) => [folder, circlesIn(arrowsIn(folder, files))] as const)
  expect(circles.filter(([, found]) => found.length > 0)).toEqual([])
})

test('a circle of types alone is a circle', () => {
  const planted = mkdtempSync(join(tmpdir(), 'circle-'))
  const text = (from: string) => `import type {\n  X,\n} from './${from}'\nexport type Y = X\n`
  writeFileSync(join(planted, 'here.ts'), text('there.ts'))
  writeFileSync(join(planted, 'there.ts'), text('here.ts'))
  writeFileSync(join(planted, 'apart.ts'), '')
  const folder = relative(PROJECT, planted)
  const files = ['apart.ts', 'here.ts', 'there.ts'].map((name) => `${folder}/${name}`)
  expect(circlesIn(arrowsIn(folder, files))).toEqual([['here.ts', 'there.ts']])
  rmSync(planted, { recursive: true })
})

/** The folders from a file's own up to the room. */
function foldersAbove(file: string, room: string): string[] {
  const folder = dirname(file)
  return folder === room ? [folder] : [folder, ...foldersAbove(folder, room)]
}

const SERVER = 'src/server'

test('a folder of the server imports another by name and itself by paths, of a module its face and of a provider no emulation', () => {
  const text = (...from: string[]) => from.map((one) => `import { x } from '${one}'\n`).join('')
  const inMoney = `${SERVER}/modules/money/desk/x.ts`
  const faces = { money: ['calls.ts'], records: ['parts.ts'] }
  const right = ['../calls.ts', '#server/modules/records/parts.ts', '#server/base/call.ts']
  expect(wrongImports(inMoney, text(...right), faces)).toEqual([])
  expect(
    wrongImports(`${SERVER}/calls/x.ts`, text('#server/modules/money/calls.ts'), faces),
  ).toEqual([])
  const emulating = text('#server/providers/pay/icbc/emulation/icbcWire.ts')
  expect(wrongImports(`${SERVER}/sandbox/x.ts`, emulating, faces)).toEqual([])
  const wrong = [
    '#server/modules/money/calls.ts',
    '../../records/parts.ts',
    '../../../base/call.ts',
    '#server/modules/records/inside.ts',
    '#server/modules/unheard/calls.ts',
    '#server/providers/pay/icbc/emulation/icbcWire.ts',
  ]
  expect(wrongImports(inMoney, text(...wrong), faces)).toHaveLength(wrong.length)
})

test('what stands on the face of a module is imported from outside', () => {
  const folder = `${SERVER}/modules`
  const files = sourceFiles('src')
  const outside = new Set(
    files.flatMap((file) => importsOf(file).filter((one) => placeOf(one) !== placeOf(file))),
  )
  const faces = Object.entries(FACES).flatMap(([module, names]) =>
    names.map((name) => `${folder}/${module}/${name}`),
  )
  expect(faces.filter((face) => !outside.has(face))).toEqual([])
})

test('every room is checked', () => {
  const rooms = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'decisions')
    .map(({ name }) => `src/${name}`)
  expect(ROOMS.filter((room) => room !== 'adapters')).toEqual(rooms.sort())
})
