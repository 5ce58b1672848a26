import { describe, expect, test } from 'vitest'
import { AuditDecision, OptionCode } from '#contract/codes.ts'
import { auditedStatus } from '#domain/record/auditedStatus.ts'
import { nextStatus } from '#domain/record/nextStatus.ts'
import { can, RECORD_ACTIONS } from '#domain/record/statusActions.ts'

const member = { memberType: '10101' }
const allowedIn = (record: object, status: string) =>
  RECORD_ACTIONS.filter((action) => can(action, { ...record, status }))

/** The specification's sections 2 and 4. */
test.each([
  ['01', ['history']],
  ['02', ['modify', 'upload', 'history']],
  ['03', ['modify', 'upload', 'report', 'history']],
  ['05', ['history']],
  ['06', ['history']],
  ['97', ['modify', 'upload', 'report', 'history']],
  ['99', ['pay', 'certificate', 'history']],
  ['98', []],
  ['constructor', []],
])('a membership in status %s allows %j', (status, actions) => {
  expect(allowedIn(member, status)).toEqual(actions)
})

test.each([
  ['02', ['modify', 'upload', 'history']],
  ['03', ['modify', 'upload', 'report', 'history']],
  ['96', ['modify', 'upload', 'report', 'history']],
  ['97', ['history']],
  ['99', ['certificate', 'history']],
])('an organisation application in status %s allows %j', (status, actions) => {
  expect(allowedIn({}, status)).toEqual(actions)
})

test('a record without a status allows nothing', () => {
  expect(can('history', member)).toBe(false)
})

describe('what an applicant asks for leads to', () => {
  test.each([
    ['member', '01', OptionCode.Modify, '02'],
    ['member', '02', OptionCode.Modify, '02'],
    ['member', '02', OptionCode.Upload, '03'],
    ['member', '02', OptionCode.Report, undefined],
    ['member', '03', OptionCode.Report, '05'],
    ['member', '05', OptionCode.Modify, undefined],
    ['member', '97', OptionCode.Modify, '97'],
    ['member', '97', OptionCode.Upload, '03'],
    ['member', '97', OptionCode.Report, '05'],
    ['member', '99', OptionCode.Upload, undefined],
    ['organisation', '96', OptionCode.Upload, '03'],
    ['organisation', '97', OptionCode.Modify, undefined],
  ] as const)('%s %s, option %s: %s', (category, status, option, next) => {
    expect(nextStatus(category, status, option)).toBe(next)
  })
})

describe('an audit decision leads to', () => {
  test.each([
    ['member', '05', AuditDecision.Approve, '06'],
    ['member', '06', AuditDecision.Approve, '99'],
    ['member', '05', AuditDecision.Return, '97'],
    ['member', '06', AuditDecision.Return, '97'],
    ['member', '05', AuditDecision.Refuse, undefined],
    ['member', '03', AuditDecision.Approve, undefined],
    ['organisation', '05', AuditDecision.Return, '96'],
    ['organisation', '06', AuditDecision.Refuse, '97'],
    ['organisation', '99', AuditDecision.Return, undefined],
  ] as const)('%s %s, %s: %s', (category, status, decision, next) => {
    expect(auditedStatus(category, status, decision)).toBe(next)
  })
})
