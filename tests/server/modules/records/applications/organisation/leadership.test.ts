import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp, type TestApp } from '../../../../support/openApp.ts'
import { DEMO, MECH, type Visitor, visitor } from '../../../../support/visitor.ts'

let server: TestApp
let who: Visitor
beforeAll(async () => {
  server = await openApp()
  who = visitor(server)
})
afterAll(() => server.close())

const MODELLING = '6ae6aa4f28b21d30'

test('sub-organisations come by letters, with contact and newest term', async () => {
  const found = await who.call('subOrgList', { orgId: DEMO })
  const letters = found.map(({ letter }) => letter)
  expect(letters).toEqual([...letters].sort())
  expect(found.find(({ id }) => id === MODELLING)).toMatchObject({
    orgName: '统计建模专业委员会',
    letter: 'T',
    oneSubOrgType: '01',
    linkMan: '单明远',
    session: '5',
    leaderCount: 15,
  })
})

test.each([
  [{ oneSubOrgType: '02' }, ['标准化工作委员会', '教育工作委员会', '青年工作委员会']],
  [{ keyword: ' 数据可视 ' }, ['数据可视化专业委员会']],
  [{ keyword: '不存在' }, []],
])('they are filtered by %j', async (filter, names) => {
  const found = await who.call('subOrgList', { orgId: DEMO, ...filter })
  expect(found.map(({ orgName }) => orgName)).toEqual(names)
})

test('terms of a sub-organisation come newest first', async () => {
  const terms = await who.call('approvalList', { orgId: DEMO, subOrgId: MODELLING })
  expect(terms.map(({ session }) => session)).toEqual(['5', '4', '3'])
  expect(terms[0]).toMatchObject({ name: '统计建模专业委员会第五届委员会', leaderCount: 15 })
  const all = await who.call('approvalList', { orgId: DEMO })
  expect(all.length).toBeGreaterThan(terms.length)
})

test('leaders come by the letters of their surnames, and nothing private of them is told', async () => {
  const leaders = await who.call('userList', { approvalId: 'demo-6ae6aa-5', status: '99' })
  const letterOf = new Map(leaders.map(({ realName, letter }) => [realName, letter]))
  expect(Object.fromEntries(letterOf)).toMatchObject({
    单明远: 'S',
    曾毓秀: 'Z',
    仇望山: 'Q',
    解知非: 'X',
    查良益: 'Z',
    覃立夏: expect.stringMatching(/[QT]/),
  })
  expect(leaders.find(({ realName }) => realName === '单明远')).toMatchObject({
    tsaPosition: '12',
    ptPosition: '05',
  })
  const keys = new Set(leaders.flatMap((leader) => Object.keys(leader)))
  expect([...keys].sort()).toEqual(
    [
      'id',
      'letter',
      'orgName',
      'ptPosition',
      'realName',
      'session',
      'subOrgName',
      'tsaPosition',
    ].sort(),
  )
})

test('a term of another society has no leaders here', async () => {
  const there = visitor(server, 'mech.localhost', MECH)
  expect(await there.call('userList', { approvalId: 'demo-6ae6aa-5', status: '99' })).toEqual([])
  expect(await there.ask('subOrgList', { orgId: DEMO })).toMatchObject({ status: 403 })
})

test('nobody picks a body that leads the society as a branch', async () => {
  for (const filter of [{ orgType: '02' }, {}] as const) {
    const names = (await who.call('orgNameList', filter)).map(({ orgName }) => orgName)
    expect(names).not.toContain('理事会')
    expect(names).not.toContain('监事会')
  }
})

test.each([
  [{ orgType: '02', notId: MODELLING }, (names: string[]) => !names.includes('统计建模专业委员会')],
  [{ orgType: '02', oneSubOrgType: '00' }, (names: string[]) => names.length === 2],
  [{ orgType: '04' }, (names: string[]) => names.includes('璟川大学') && !names.includes('理事会')],
  [{ areaCode: '110108' }, (names: string[]) => names.length === 2 && !names.includes('理事会')],
  [{}, (names: string[]) => names.includes('璟川大学') && names.includes('华南分会')],
])('units and sub-organisations for the pickers: %j', async (filter, holds) => {
  const found = await who.call('orgNameList', filter)
  expect(holds(found.map(({ orgName }) => orgName))).toBe(true)
  expect(found.every(({ letter }) => /^[A-Z#]$/.test(letter ?? ''))).toBe(true)
})
