import { expect, test } from 'vitest'
import type { OperationId } from '#contract/calls.ts'
import { isOpenReading } from '../../../src/server/calls/callActivity.ts'

test.each<[OperationId, boolean, string]>([
  ['memberQueryPage', true, 'a search that anybody may send'],
  ['noticePage', true, 'a list that nothing is logged of'],
  ['pay', false, 'it locks the order'],
  ['payResult', false, 'a GET that settles the order, and waits while a notification does'],
  ['orderNotice', false, 'a POST that may write the order'],
  ['login', false, 'it counts in the account'],
  ['userDetail', false, 'it needs a login'],
])('the statements of %s are those of an open reading: %s, %s', (id, reads) => {
  expect(isOpenReading(id)).toBe(reads)
})
