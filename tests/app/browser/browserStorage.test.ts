import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { browserStorage } from '../../../src/app/browser/browserStorage.ts'

const refused = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

/** A storage that takes nothing more. */
const full = (held: Record<string, string>): Storage =>
  Object.assign(
    Object.create({
      getItem: (key: string) => held[key] ?? null,
      setItem: refused,
      removeItem: (key: string) => delete held[key],
    }),
    held,
  )

test.each([
  ['a browser that refuses its storage', refused],
  ['a web view that has none', () => null as unknown as Storage],
  ['a storage without room', () => full({})],
])('%s keeps what is kept while the page is open', (_which, open) => {
  const store = browserStorage(open)
  expect(store.getItem('a')).toBeNull()
  store.setItem('a', '1')
  expect([store.getItem('a'), store.keys()]).toEqual(['1', ['a']])
  store.removeItem('a')
  expect([store.getItem('a'), store.keys()]).toEqual([null, []])
})

test('what was stored before there was no room left is replaced all the same', () => {
  const store = browserStorage(() => full({ a: 'old' }))
  store.setItem('a', 'new')
  expect(store.getItem('a')).toBe('new')
})

/** A browser may throw for the mere name of its storage. */
const MAY_NAME = [
  'app/browser/browserStorage.ts',
  'app/forms/deviceDrafts.ts',
  'studio/session/documentPorts.ts',
]

test('nothing else names a storage of the browser', () => {
  const src = resolve(import.meta.dirname, '../../../src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('server/'))
  const naming = files.filter((file) =>
    /\b(?:sessionStorage|localStorage)\b/.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(naming.sort()).toEqual(MAY_NAME)
})
