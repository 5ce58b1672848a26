import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './codeLiterals.ts'
import { arrowsIn, circleIn, reachOf } from './importGraph.ts'

/** Files that once brought half of the server along, and how many they may. */
const AT_MOST: [file: string, files: number][] = [
  ['src/server/http/payNotifications.ts', 60],
  ['src/server/services/dues/settleNotified.ts', 60],
  ['src/server/services/member/applyForMembership.ts', 120],
]

test.each(AT_MOST)('%s brings at most %d files along, types included', (file, most) => {
  expect(reachOf(file).size).toBeGreaterThan(1)
  expect([...reachOf(file)].length).toBeLessThanOrEqual(most)
})

test('what stands beside one another in a folder of the server imports one way', () => {
  const files = sourceFiles('src/server')
  const folders = [...new Set(files.map((file) => dirname(file)))]
  const circles = folders.map((folder) => [folder, circleIn(arrowsIn(folder, files))] as const)
  expect(circles.filter(([, circle]) => circle.length > 0)).toEqual([])
})
