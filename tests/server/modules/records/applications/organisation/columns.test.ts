import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../../support/openApp.ts'
import { DEMO, type Visitor, visitor } from '../../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

/** 曾毓秀, whose recommendation waits for being reported. */
const CANDIDATE = '13800000502'

const COLUMNS = ['subOrgName', 'session', 'realName', 'maskMobile', 'status', 'statusName']
/** The id and the business of a row, which its actions need. */
const LISTED = ['id', 'functionCode', ...COLUMNS]
/** What its owner and staff see of every record besides; of one that has them, the others, too. */
const FACTS = ['orgId', 'subOrgId', 'createAt']
const MORE = ['oneOrType', 'twoOrType', 'approvalId', 'objId', 'objCodeId', 'memberId']
const MAY_HAVE = [...MORE, 'orgName', 'tsaPosition', 'ptPosition']

/** The keys of the candidate's row; what the browser's guard is told is left out. */
async function keysFor(who: Visitor): Promise<string[]> {
  const query = { orgId: DEMO, current: 1, size: 10, keyword: CANDIDATE }
  const { records } = await who.call('orApplyPage', query)
  expect(records).toHaveLength(1)
  return Object.keys(records[0] ?? {}).filter((key) => key !== 'isOwn' && key !== 'asksCard')
}

const member = async () => {
  const who = visitor(server)
  await who.login('13800000001', 'Member-2026')
  return who
}
const staff = async () => {
  const who = visitor(server)
  await who.login('staff', 'Staff-2026')
  return who
}
const owner = async () => {
  const who = visitor(server)
  await who.prove(CANDIDATE)
  return who
}

describe('the list of recommendations answers its columns to a stranger', () => {
  test.each([
    ['who has no account', async () => visitor(server)],
    ['who is a member', member],
  ])('%s, and nothing beside', async (_name, open) => {
    expect((await keysFor(await open())).toSorted()).toEqual(LISTED.toSorted())
  })

  test.each([
    ['its owner', owner, ['mobile']],
    ['staff', staff, []],
  ])('and the whole row to %s', async (_name, open, own) => {
    const keys = await keysFor(await open())
    const always = [...LISTED, ...FACTS, ...own]
    expect(keys).toEqual(expect.arrayContaining(always))
    const allowed = new Set([...always, ...MAY_HAVE])
    expect(keys.filter((key) => !allowed.has(key))).toEqual([])
  })
})

test('the list of leaders answers name, unit and positions to a stranger, and of which term', async () => {
  const term = { approvalId: 'demo-6ae6aa-5', status: '99' } as const
  const leaders = await visitor(server).call('userList', term)
  const keys = new Set(leaders.flatMap((leader) => Object.keys(leader)))
  const named = ['id', 'realName', 'letter', 'orgName', 'tsaPosition', 'ptPosition']
  expect([...keys].toSorted()).toEqual([...named, 'subOrgName', 'session'].toSorted())
})
