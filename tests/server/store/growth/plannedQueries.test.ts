import { expect, test } from 'vitest'
import { PAGING_QUERIES } from './pagingQueries.ts'
import { WITHOUT_PLAN } from './queriesWithoutPlan.ts'
import { queryNames } from './queryNames.ts'
import { ROW_QUERIES } from './rowQueries.ts'

const NAMES = queryNames()
const PLANNED = [...Object.keys(PAGING_QUERIES), ...Object.keys(ROW_QUERIES)]

test('of each query a plan is held, or it is said why none', () => {
  const held = (name: string) => PLANNED.includes(name) !== Object.hasOwn(WITHOUT_PLAN, name)
  expect(NAMES.filter((name) => !held(name))).toEqual([])
})

test('no plan is held, and no reason given, of what is no query', () => {
  const said = [...PLANNED, ...Object.keys(WITHOUT_PLAN)]
  expect(said.filter((name) => !NAMES.includes(name))).toEqual([])
})
