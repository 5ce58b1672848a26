import { expect, test, vi } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { createLazyMatcher } from '#domain/patterns/createLazyMatcher.ts'
import { loadLinearEngine } from '#domain/patterns/linearEngine.ts'

const formOf = (customRegExp: string) =>
  convertFormInfo([{ type: 'textBox', value: 'a', label: '甲', isRegExp: true, customRegExp }], {
    dictionaries: {},
  })
const SAFE = formOf('[a-z]+')
const UNDECIDED = formOf('.*a.*b.*c.*d')
const pattern = { source: '[a-z]+;', safe: false }

test('a form of safe patterns loads no engine', async () => {
  const load = vi.fn(loadLinearEngine)
  await createLazyMatcher(load).prepare(SAFE)
  expect(load).not.toHaveBeenCalled()
})

test('a pattern that is not known to be safe is left to the server until the engine is there', async () => {
  const matcher = createLazyMatcher()
  expect(matcher.matches(pattern, 'A')).toBe(true)
  await matcher.prepare(UNDECIDED)
  expect(matcher.matches(pattern, 'A')).toBe(false)
  expect(matcher.matches(pattern, 'a;')).toBe(true)
})

test('an engine that could not be loaded is asked for again by the next form', async () => {
  const load = vi.fn(loadLinearEngine).mockRejectedValueOnce(new Error('offline'))
  const matcher = createLazyMatcher(load)
  await matcher.prepare(UNDECIDED)
  expect(matcher.matches(pattern, 'A')).toBe(true)
  await matcher.prepare(UNDECIDED)
  expect(matcher.matches(pattern, 'A')).toBe(false)
})
