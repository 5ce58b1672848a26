import { expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { isOpenReading } from '#server/calls/callActivity.ts'
import { storeOf } from '#server/calls/storeOf.ts'
import type { Store } from '#server/store/store.ts'
import { openTestStore } from '../store/openTestStore.ts'

const ids = Object.keys(CALLS) as OperationId[]

test('a call that a replica may answer is one of staff that only reads', async () => {
  const bare = await openTestStore()
  const replica: Store = { ...bare }
  const store: Store = { ...bare, lagging: () => replica }
  const there = ids.filter((id) => storeOf(id, store) === replica)
  await bare.close()
  expect(there.length).toBeGreaterThan(10)
  const reads = /Page$|Plan$|[eE]xport/
  expect(there.filter((id) => !reads.test(id) || isOpenReading(id))).toEqual([])
})
