import { expect, test } from 'vitest'
import { remedyOf } from '#runtime/core/guards/remedyOf.ts'

const unit = { dialog: 'orgLogin' }
const proof = { dialog: 'mobileProof' }
const GUARDS = { orgUser: { pc: unit, mobile: unit }, mobileProven: { pc: proof } }

test.each([
  ['an individual’s record', { oneMemberCode: '01' }, proof],
  ['a unit’s record', { oneMemberCode: '02' }, unit],
  ['a recommendation, which has no category', { id: 'r1' }, proof],
  ['nothing', null, proof],
])('%s is shown to be one’s own by its own remedy', (_whose, record, remedy) => {
  expect(remedyOf({ guards: GUARDS }, 'pc', 'ownsRecord', { record })?.remedy).toBe(remedy)
})

test.each([
  ['the record’s', '13800000001', { mobile: '13800000001' }],
  ['another', '13900000002', {}],
  ['a card number', '990101199105200124', {}],
  ['nothing', '', {}],
])(
  'the keyword is told to the dialog when it is the record’s mobile: %s',
  (_what, mobile, told) => {
    const record = { oneMemberCode: '01', maskMobile: '138****0001' }
    const help = remedyOf({ guards: GUARDS }, 'pc', 'ownsRecord', { record, mobile })
    expect(help?.given).toEqual({ record, ...told })
  },
)

test('a remedy the site names for the guard itself goes first', () => {
  const own = { dialog: 'ask' }
  const guards = { ...GUARDS, ownsRecord: { pc: own } }
  const given = { record: { oneMemberCode: '02' } }
  expect(remedyOf({ guards }, 'pc', 'ownsRecord', given)).toEqual({ remedy: own, given })
})

test('a device without a remedy has none, and other guards borrow none', () => {
  expect(remedyOf({ guards: GUARDS }, 'mobile', 'ownsRecord', {})).toBeUndefined()
  expect(remedyOf({ guards: GUARDS }, 'pc', 'login', {})).toBeUndefined()
})
