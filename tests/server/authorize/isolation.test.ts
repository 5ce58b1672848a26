import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { individualValues } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { recommended } from '../support/orgApplications.ts'
import { upload } from '../support/uploads.ts'
import { DEMO, MECH, type Visitor, visitor } from '../support/visitor.ts'
import { type Known, MINIMAL } from './minimalInputs.ts'
import { namedIds } from './namedIds.ts'
import { type People, peopleOf } from './people.ts'

let server: TestApp
let people: People
let known: Known
/** Credentials of the other society: of its staff, of a proven mobile, of a recommended candidate. */
let credentials: Pick<Visitor, 'token' | 'proof' | 'recommendation'>[]
/** The token of a login here that was ended. */
let ended: string

beforeAll(async () => {
  server = await openApp()
  people = await peopleOf(server)
  const there = () => visitor(server, 'mech.localhost', MECH)
  const candidate = there()
  await recommended(candidate, 'HYDNPW8S')
  const applicant = there()
  await applicant.prove('13944440001')
  const { token } = people.roles.elsewhere
  const { proof } = applicant
  const { recommendation } = candidate
  if (!token || !proof || !recommendation) throw new Error('the other society gave no credentials')
  credentials = [{ token }, { proof }, { recommendation }, { token, proof, recommendation }]
  ended = await endedLogin()
  known = await knownOf(people, await individualValues(server, visitor(server), '13944440001'))
})
afterAll(() => server.close())

async function endedLogin(): Promise<string> {
  const member = visitor(server)
  await member.login('13800000002', 'Member-2026')
  await member.call('logout', {})
  return member.token ?? ''
}

async function knownOf({ roles, ids }: People, form: object): Promise<Known> {
  const { anonymous, member } = roles
  const [notice] = (await anonymous.call('noticePage', { orgId: DEMO, current: 1, size: 1 }))
    .records
  const [unit] = await anonymous.call('orgNameList', { orgType: '04' })
  let sent = 0
  return {
    individual: ids.individual,
    candidate: ids.candidate,
    accountId: (await member.call('loginInfo', {})).id,
    unitId: unit?.id ?? '',
    noticeId: notice?.id ?? '',
    form,
    freshMobile: () => `1395555${String(1000 + sent++)}`,
  }
}

/** One without an input does not compile. */
const EVERY = Object.keys(MINIMAL) as OperationId[]

const ask = (who: Visitor, id: OperationId, input: object) =>
  who.ask(id, input as CallInput<OperationId>)
const here = () => visitor(server)
const inputOf = (id: OperationId) => MINIMAL[id](known)

/** What differs between two answers to the same visitor: counters, and what is random. */
const VARIES: { [Id in OperationId]?: readonly string[] } = {
  noticeDetail: ['browseNum'],
  wxSignature: ['nonceStr', 'signature'],
}

function comparable(id: OperationId, data: unknown): unknown {
  const names = VARIES[id]
  if (!names) return data
  return Object.fromEntries(
    Object.entries(data as object).filter(([name]) => !names.includes(name)),
  )
}

/** A login that is none here is told wherever one counts (decision 0204), but to whoever ends or replaces it. */
const CHANGES_LOGIN: OperationId[] = ['logout', 'logoutPost', 'ticketLogin']
const takesLogin = (id: OperationId) => CALLS[id].auth !== 'none' && !CHANGES_LOGIN.includes(id)
const EXPIRED = { status: 401, code: 'A0401', data: null, msg: '登录已过期，请重新登录' }

describe('credentials of another society open nothing', () => {
  test.each(EVERY)('%s', async (id) => {
    const nobody = await ask(here(), id, inputOf(id))
    for (const secrets of credentials) {
      const stranger = await ask(Object.assign(here(), secrets), id, inputOf(id))
      const told = secrets.token !== undefined && takesLogin(id) ? EXPIRED : nobody
      expect(stranger.status).toBe(told.status)
      expect(comparable(id, stranger.data)).toEqual(comparable(id, told.data))
    }
  })
})

describe('a login that has ended is told where one counts, and stands in nobody’s way elsewhere', () => {
  test.each(EVERY)('%s', async (id) => {
    const nobody = await ask(here(), id, inputOf(id))
    const late = await ask(Object.assign(here(), { token: ended }), id, inputOf(id))
    if (takesLogin(id)) expect(late).toEqual(EXPIRED)
    else expect(late.status).toBe(nobody.status)
  })
})

const namesOrgId = (id: OperationId) => id !== 'updateUser' && namedIds().get(id)?.includes('orgId')

describe('another organisation than the site’s is refused', () => {
  test.each(EVERY.filter(namesOrgId))('%s', async (id) => {
    const { staff, elsewhere } = people.roles
    for (const [who, orgId] of [
      [here(), MECH],
      [staff, MECH],
      [elsewhere, DEMO],
    ] as const)
      expect(await ask(who, id, { ...inputOf(id), orgId })).toMatchObject({
        status: 403,
        msg: '所请求的组织与当前站点不一致',
        data: null,
      })
  })
})

/** What this society knows is not found there, even by staff; the matrix asks so about every application. */
const ELSEWHERE: [id: OperationId, answer: object][] = [
  ['noticeDetail', { status: 404 }],
  ['meetingDetailOpen', { status: 404 }],
  ['meetingDetail', { status: 404 }],
  ['orgInfo', { status: 404 }],
  ['userDetail', { status: 404 }],
  ['userOtherConfig', { status: 403 }],
  ['userList', { status: 200, data: [] }],
  ['validMobile', { status: 200, data: true }],
  ['validCardNo', { status: 200, data: true }],
  ['validMobileRegistered', { status: 200, data: false }],
  ['validOrgName', { status: 200, data: true }],
]

test.each(ELSEWHERE)('asked at another society, %s finds nothing', async (id, answer) => {
  expect(await ask(people.roles.elsewhere, id, inputOf(id))).toMatchObject(answer)
})

test('a file that was uploaded at another society is not taken', async () => {
  const { applicant, elsewhere } = people.roles
  const file = await upload(server, elsewhere)
  const input = { id: known.individual, status: '02', optionCode: '02' } as const
  expect(await applicant.ask('memberStatus', { ...input, enclosure: [file] })).toMatchObject({
    status: 400,
    msg: '附件不是在本平台上传的，请重新上传',
  })
  const own = await upload(server, applicant)
  expect(await applicant.call('memberStatus', { ...input, enclosure: [own] })).toBe(true)
})
