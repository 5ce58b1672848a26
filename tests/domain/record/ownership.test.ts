import { expect, test } from 'vitest'
import { type MobileClaim, needsMobileProof } from '#domain/record/mobileProof.ts'
import { type OwnedRecord, ownsRecord, type Subject } from '#domain/record/ownership.ts'

const record: OwnedRecord = { id: 'r1', mobile: '13800000000', orgId: 'u1' }

const cases: [name: string, subject: Subject, owns: boolean][] = [
  ['nobody', {}, false],
  ['a user with the record’s mobile', { mobile: '13800000000' }, true],
  ['a user with another mobile', { mobile: '13800000001' }, false],
  ['who has proven the record’s mobile', { provenMobiles: ['13800000000'] }, true],
  ['who has proven another mobile since', { provenMobiles: ['13900000000', '13800000000'] }, true],
  ['an organisation user of that organisation', { userType: '2', orgId: 'u1' }, true],
  ['an organisation user of another one', { userType: '2', orgId: 'u2' }, false],
  ['an individual of that organisation', { userType: '1', orgId: 'u1' }, false],
]

test.each(cases)('%s', (_, subject, owns) => {
  expect(ownsRecord(record, subject)).toBe(owns)
})

const older: OwnedRecord = { ...record, accountId: 'a1', cardTail: '0124' }
const mobile = '13800000000'

const olderCases: [name: string, subject: Subject, owns: boolean][] = [
  ['the account that made it', { id: 'a1', mobile: '13900000000' }, true],
  ['another account with its mobile', { id: 'a2', mobile }, false],
  ['who has proven its mobile', { provenMobiles: [mobile] }, false],
  [
    'who has proven its mobile and card',
    { provenMobiles: [mobile], provenCards: [{ mobile, cardTail: '0124' }] },
    true,
  ],
  [
    'who has proven its mobile and another card',
    { provenMobiles: [mobile], provenCards: [{ mobile, cardTail: '9999' }] },
    false,
  ],
  [
    'who has proven its card with another mobile',
    { provenMobiles: [mobile], provenCards: [{ mobile: '13900000000', cardTail: '0124' }] },
    false,
  ],
]

test.each(olderCases)('a record that asks for its card: %s', (_, subject, owns) => {
  expect(ownsRecord(older, subject)).toBe(owns)
})

test('nothing on both sides is not the same thing', () => {
  expect(ownsRecord({ mobile: '' }, { mobile: '', provenMobiles: [''] })).toBe(false)
  expect(ownsRecord({}, { userType: '2' })).toBe(false)
})

test.each([
  ['a mobile nobody has proven', { mobile: '13800000000' }, {}, true],
  ['the proven one', { mobile: '13800000000' }, { provenMobiles: ['13800000000'] }, false],
  ['the user’s own', { mobile: '13800000000' }, { mobile: '13800000000' }, false],
  ['another than the user’s', { mobile: '13800000000' }, { mobile: '13900000000' }, true],
  ['a group’s', { mobile: '13800000000', oneMemberCode: '02' }, {}, false],
  ['none', {}, {}, false],
] satisfies [string, MobileClaim, Subject, boolean][])(
  'a submission with %s',
  (_, claim, subject, needs) => {
    expect(needsMobileProof(claim, subject)).toBe(needs)
  },
)
