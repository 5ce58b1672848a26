import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { callLogs, callRights } from '#server/calls/apiDocument.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { staffWith } from '../../../support/staffWith.ts'
import type { Visitor } from '../../../support/visitor.ts'
import { freshMobile } from '../accounts/registration.ts'

const ELEVEN_MINUTES = 11 * 60_000

let server: TestApp
let manager: Visitor
let colleague: { id: string; mobile: string }
let memberId: string
beforeAll(async () => {
  server = await openApp()
})
beforeEach(async () => {
  manager = await staffWith(server, 'accounts')
  const { id, mobile = '' } = await (await staffWith(server, 'dues')).call('loginInfo', {})
  colleague = { id, mobile }
  const member = { realName: '顾闻溪', mobile: freshMobile() }
  memberId = (await manager.call('addUser', member)).id
})
afterAll(() => server.close())

type Inputs = { [Id in OperationId]?: () => CallInput<Id> }

const INPUTS = {
  addAdmin: () => ({ realName: '顾闻溪', mobile: freshMobile(), rights: [] }),
  manageUser: () => ({ id: memberId, realName: '顾闻溪', mobile: freshMobile() }),
  manageAdmin: () => ({ id: colleague.id, realName: '姜白石' }),
  changeStatus: () => ({ id: colleague.id, status: '0' }),
  changeRights: () => ({ id: colleague.id, rights: [], seen: ['dues'] }),
  inviteStaff: () => ({ realName: '顾闻溪', mobile: freshMobile(), rights: ['dues'] }),
  resetSecondFactor: () => ({ id: colleague.id }),
  resetUserPwd: () => ({ id: colleague.id }),
  delUser: () => ({ id: colleague.id }),
} satisfies Inputs

/** Calls that change nobody’s way in: about members, units and experts alone. */
const OF_OTHERS: readonly OperationId[] = [
  ...(['addUser', 'importUsers', 'exportUsers'] as const),
  ...(['addOrg', 'manageOrg', 'delOrg', 'addExpert', 'manageExpert', 'delExpert'] as const),
  'logExport',
]

test('each call by which staff are managed, or others’ ways in, is held to the rule', () => {
  const managing = [...callRights()].flatMap(([id, { needs }]) =>
    needs.includes('accounts') && CALLS[id].method !== 'GET' && callLogs().has(id) ? [id] : [],
  )
  expect([...Object.keys(INPUTS), ...OF_OTHERS].sort()).toEqual(managing.sort())
})

const CASES = Object.entries(INPUTS) as [OperationId, () => CallInput<OperationId>][]

test.each(CASES)(
  '%s asks for a proof of the identity, fresher than a login of long ago',
  async (id, input) => {
    server.advance(ELEVEN_MINUTES)
    expect(await manager.ask(id, input())).toMatchObject({
      status: 400,
      msg: expect.stringContaining('确认是本人操作'),
    })
    await manager.prove((await manager.call('loginInfo', {})).mobile ?? '')
    expect(await manager.ask(id, input())).toMatchObject({ status: 200 })
  },
)

describe('the number of a colleague', () => {
  const moved = async (mobile: string) =>
    manager.ask('manageAdmin', { id: colleague.id, realName: '姜白石', mobile })

  test('is moved by nobody else, once the colleague has logged in', async () => {
    expect(await moved(freshMobile())).toMatchObject({
      status: 409,
      msg: expect.stringContaining('由本人'),
    })
    expect(await moved(colleague.mobile)).toMatchObject({ status: 200 })
  })

  test('is corrected as long as nobody has logged in with it', async () => {
    const { id } = await manager.call('inviteStaff', {
      ...{ realName: '顾闻溪', mobile: freshMobile(), rights: ['dues'] },
    })
    const corrected = { id, realName: '顾闻溪', mobile: freshMobile() }
    expect(await manager.ask('manageAdmin', corrected)).toMatchObject({ status: 200 })
  })
})
