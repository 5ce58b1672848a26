import { expect, test } from 'vitest'
import { AGAIN_MS, MOST_OPEN, openPerSociety } from '#server/providers/openPerSociety.ts'

interface Society {
  orgId: string
  version: number
  key: string
}

function opening() {
  const opened: string[] = []
  const failed: string[] = []
  let now = 0
  const after = (ms: number) => {
    now += ms
  }
  const of = openPerSociety({
    settingsOf: ({ key }: Society) => key,
    open(key) {
      if (key === 'broken') throw new Error(key)
      opened.push(key)
      return { key }
    },
    failed: ({ orgId, version }) => failed.push(`${orgId} ${version}`),
    clock: () => new Date(now),
  })
  return { of, opened, failed, after }
}

test('what is open stays open across versions that do not change its settings', () => {
  const { of, opened } = opening()
  const first = of({ orgId: 'a', version: 1, key: 'one' })
  expect(of({ orgId: 'a', version: 2, key: 'one' })).toBe(first)
  expect(of({ orgId: 'a', version: 3, key: 'two' })).not.toBe(first)
  expect(opened).toEqual(['one', 'two'])
})

test('what failed is told once a version, and tried again after a while', () => {
  const { of, failed, after } = opening()
  const broken = { orgId: 'a', version: 1, key: 'broken' }
  expect([of(broken), of(broken)]).toEqual([undefined, undefined])
  after(AGAIN_MS)
  of(broken)
  of({ ...broken, version: 2 })
  expect(failed).toEqual(['a 1', 'a 2'])
})

test('a process keeps a bounded number of societies open', () => {
  const { of, opened } = opening()
  const society = (at: number) => ({ orgId: `org${at}`, version: 1, key: `key${at}` })
  for (let at = 0; at <= MOST_OPEN; at += 1) of(society(at))
  of(society(MOST_OPEN))
  expect(opened).toHaveLength(MOST_OPEN + 1)
  of(society(0))
  expect(opened).toHaveLength(MOST_OPEN + 2)
})
