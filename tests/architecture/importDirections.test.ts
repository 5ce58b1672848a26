import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './codeLiterals.ts'
import { arrowsIn, circlesIn, reachOf } from './importGraph.ts'
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

test('every room is checked', () => {
  const rooms = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'decisions')
    .map(({ name }) => `src/${name}`)
  expect(ROOMS.filter((room) => room !== 'adapters')).toEqual(rooms.sort())
})
