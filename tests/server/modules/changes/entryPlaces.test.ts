import { expect, test } from 'vitest'
import { namesAlong } from '#server/modules/changes/wording/namesAlong.ts'

const list = (...ids: string[]) => ({ items: ids.map((objId) => ({ objId })) })
const all = list('a,1', 'a,2', 'a,3')

/** Entries without a name of their own are called by their place, from 1. */
test.each([
  ['an entry by its index', '2', all, all, '第 3 项'],
  ['the first', '0', all, all, '第 1 项'],
])('%s', (_case, name, before, after, called) => {
  const around = { before, after, schema: undefined, memberTypes: new Map<string, string>() }
  expect(namesAlong(['items', name], around).names.at(-1)).toBe(called)
})
