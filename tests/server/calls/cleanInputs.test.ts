import { expect, test } from 'vitest'
import type { OperationId } from '#contract/calls.ts'
import { callSchemas } from '#server/calls/apiDocument.ts'
import { cleanerOf } from '#server/calls/cleanInputs.ts'

const schemas = callSchemas()
const cleaned = (id: OperationId, place: 'body' | 'querystring', value: unknown) => {
  const schema = schemas.get(id)?.[place]
  return schema && cleanerOf(schema)?.(value)
}

test.each<[OperationId, 'body' | 'querystring', object, object]>([
  ['login', 'body', { userName: ' 138 0000 0001' }, { userName: '13800000001' }],
  [
    'login',
    'body',
    { mobile: '+86 13800000001', code: '123-456' },
    { mobile: '13800000001', code: '123456' },
  ],
  ['memberQueryPage', 'querystring', { keyword: '138-0000-0324' }, { keyword: '13800000324' }],
  [
    'validCardNo',
    'querystring',
    { cardNo: '11010519491231002x' },
    { cardNo: '11010519491231002X' },
  ],
  [
    'pay',
    'body',
    { invoiceInfo: { num: '91440300ma5examp0t' } },
    { invoiceInfo: { num: '91440300MA5EXAMP0T' } },
  ],
])('%s: its %s is cleaned', (id, place, written, meant) => {
  expect(cleaned(id, place, written)).toEqual(meant)
})

test('what is clean, and what is no text of a kind, stays the same value', () => {
  const body = { userName: 'staff', userPwd: ' x ', orgId: 1 }
  expect(cleaned('login', 'body', body)).toBe(body)
  expect(cleaned('login', 'body', 'text')).toBe('text')
})
