import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type OrgApplicationPatch,
  orgApplications,
} from '#server/modules/records/repositories/orgApplications.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { pictureAt, scanned } from './support.ts'

/** 陈𬭎, whose recommendation is approved in the demonstration's seed. */
const CHEN = '13800000507'

let server: TestApp
let staff: Visitor
/** The approved recommendation whose applicant proves the mobile. */
let id: string
let applicant: Visitor
beforeAll(async () => {
  server = await openApp()
  staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  applicant = visitor(server)
  await applicant.prove(CHEN)
  id = await idOf(applicant, CHEN)
})
afterAll(() => server.close())

const inDemo = <T>(work: Parameters<typeof server.parts.store.tx<T>>[1]) =>
  server.parts.store.tx(DEMO, work)

/** The application of a mobile, found as its applicant finds it. */
async function idOf(who: Visitor, keyword: string): Promise<string> {
  const query = { orgId: DEMO, keyword, current: 1, size: 10 }
  return (await who.call('orApplyPage', query)).records[0]?.id ?? ''
}

async function recordOf(of: string) {
  const record = await inDemo((tx) => orgApplications.find(tx, of))
  if (!record) throw new Error(`there is no application ${of}`)
  return record
}
async function change(patch: OrgApplicationPatch) {
  const record = await recordOf(id)
  await inDemo((tx) => orgApplications.save(tx, record, patch))
}

const generate = (who: Visitor) => who.call('generateOrgCertificate', { id })
const codeOf = async (who: Visitor) =>
  new URL(await scanned(await pictureAt(server, await generate(who)))).searchParams.get('code') ??
  ''

test('the applicant gets a certificate that names the office and can be checked', async () => {
  const file = await generate(applicant)
  const { realName } = await recordOf(id)
  expect(file.name).toBe(`任职证书-${realName}.png`)
  const state = await visitor(server).call('certificateState', { code: await codeOf(applicant) })
  expect(state).toEqual({ state: 'valid', kind: 'org', name: realName, num: '2026000001' })
})

test('the number stays, and the next certificate has the next one', async () => {
  const before = await codeOf(applicant)
  expect(await codeOf(staff)).toBe(before)
  await change({ ptPosition: '16' })
  const code = await codeOf(staff)
  expect(code).not.toBe(before)
  expect(await visitor(server).call('certificateState', { code })).toMatchObject({
    num: '2026000002',
  })
  expect(await visitor(server).call('certificateState', { code: before })).toMatchObject({
    state: 'replaced',
    num: '2026000001',
  })
})

test('whose it is not, is refused', async () => {
  const other = visitor(server)
  await other.login('13800000002', 'Member-2026')
  const elsewhere = visitor(server, 'mech.localhost', MECH)
  await elsewhere.login('staff', 'Staff-2026')
  const ask = async (who: Visitor) => (await who.ask('generateOrgCertificate', { id })).status
  expect(await Promise.all([visitor(server), other, elsewhere].map(ask))).toEqual([401, 403, 404])
})

test('a member’s record is no appointment, and an appointment no membership', async () => {
  expect((await staff.ask('generateMemberCertificate', { id })).status).toBe(404)
})

test('without an office there is nothing to certify; refused or returned there is none', async () => {
  const { tsaPosition, ptPosition } = await recordOf(id)
  await change({ tsaPosition: null, ptPosition: null })
  const answer = await staff.ask('generateOrgCertificate', { id })
  expect([answer.status, answer.msg]).toEqual([409, '该申请没有登记职务，不能生成任职证书'])
  await change({ tsaPosition, ptPosition })
  for (const status of ['96', '97', '05'] as const) {
    await change({ status })
    expect((await staff.ask('generateOrgCertificate', { id })).status).toBe(409)
  }
  await change({ status: '99' })
})
