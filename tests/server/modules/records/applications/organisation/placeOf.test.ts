import { expect, test } from 'vitest'
import type { FormValues } from '#contract/form.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { placeOf } from '#server/modules/records/applications/organisation/placeOf.ts'

const DOCUMENTS: Record<string, object[]> = {
  'subOrgs.json': [
    { id: 's0', orgName: '理事会', oneSubOrgType: '00' },
    { id: 's1', orgName: '统计建模专业委员会', oneSubOrgType: '01' },
    { id: 's2', orgName: '青年工作委员会', oneSubOrgType: '02' },
  ],
  'approvals.json': [
    { approvalId: 's1-4', subOrgId: 's1', session: '4', startAt: '2021-03-20' },
    { approvalId: 's1-5', subOrgId: 's1', session: '5', startAt: '2026-03-20' },
  ],
}
const configuration = { get: (name: string) => DOCUMENTS[name] } as unknown as OrgConfiguration
const place = (values: FormValues) => placeOf(values, configuration)

test.each([
  [
    'the session it names',
    { subOrg: { id: 's1' }, session: '4' },
    { session: '4', approvalId: 's1-4' },
  ],
  [
    'the newest where it names none',
    { subOrg: { id: 's1' } },
    { session: '5', approvalId: 's1-5' },
  ],
  ['none where there are no terms', { subOrg: { id: 's2' } }, { session: '', approvalId: null }],
])('an application is for %s', (_what, values, expected) => {
  expect(place(values)).toMatchObject(expected)
})

test.each([
  ['sub-organisation', { subOrg: { id: 'nope' } }, { subOrg: '请选择分支机构' }],
  ['branch', { subOrg: { id: 's0' } }, { subOrg: '请选择分支机构' }],
  [
    'session',
    { subOrg: { id: 's1' }, session: '9' },
    { session: '该机构没有这一届次，请重新选择' },
  ],
])('a %s the society does not have is refused at its field', (_what, values, errors) => {
  expect(() => place(values)).toThrow(expect.objectContaining({ data: { errors } }))
})
