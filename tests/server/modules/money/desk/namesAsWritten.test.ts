import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO, type Visitor, visitor } from '../../../support/visitor.ts'
import { freshMobile } from '../../people/accounts/registration.ts'
import { type DuesWorld, duesWorld } from '../support/duesWorld.ts'
import { paidMember, staffOf } from '../support/money.ts'
import { RESOLUTION, reliefDesk } from '../support/reliefs.ts'

const NAME = '阿卜杜热合曼·买买提'
const UNIT = { areaCode: '440305', linkMan: '沈知远', linkPhone: '0755-123456' }
const PAGE = { orgId: DEMO, current: 1, size: 10 } as const

let world: DuesWorld
let staff: Visitor
beforeAll(async () => {
  world = await duesWorld()
  staff = await staffOf(world)
  await paidMember(world, { realName: NAME })
  const relief = reliefDesk(
    () => world,
    () => staff,
  )
  await relief.give((await relief.named({ realName: '收款人' })).mobile)
  const { id: orgUnitId } = await staff.call('addOrg', { ...UNIT, orgName: '深圳ABC·第3研究院' })
  await staff.call('addUser', { realName: NAME, mobile: freshMobile(), orgUnitId })
})
afterAll(() => world.server.close())

const WRITTEN = [
  NAME,
  '阿卜杜热合曼•买买提',
  '阿卜杜热合曼・买买提',
  '阿卜杜热合曼.买买提',
  '阿卜杜热合曼买买提',
  '阿卜杜 热合曼　买买提',
]

/** The names of the rows that a list shows. */
type List = (keyword: string) => Promise<(string | undefined)[]>

const LISTS: Readonly<Record<string, List>> = {
  async directory(keyword) {
    const query = { ...PAGE, oneMemberCode: '01', keyword } as const
    const { records } = await visitor(world.server).call('memberJoinPage', query)
    return records.map(({ realName }) => realName)
  },
  async 'list of payments'(keyword) {
    const { records } = await staff.call('duesDeskPage', { ...PAGE, tab: 'payment', keyword })
    return records.map((row) => row.realName)
  },
  async 'file of payments'(keyword) {
    const asked = { tab: 'payment', format: 'csv', keyword } as const
    const { content } = await staff.call('duesExport', asked)
    const text = Buffer.from(await content.arrayBuffer()).toString('utf8')
    return text.split('\r\n').flatMap((line) => (line.includes(NAME) ? [NAME] : []))
  },
  async 'list of users'(keyword) {
    const { records } = await staff.call('userPage', { ...PAGE, keyword })
    return records.map(({ realName }) => realName)
  },
  async 'audit desk'(keyword) {
    const asked = { kind: 'member', status: '99', ...PAGE, keyword } as const
    const { records } = await staff.call('auditPage', asked)
    return records.map(({ realName }) => realName)
  },
}

test.each(Object.keys(LISTS))(
  'a member is found in the %s by the name as people write it',
  async (list) => {
    for (const keyword of WRITTEN) expect(await LISTS[list]?.(keyword), keyword).toEqual([NAME])
  },
)

test.each(['深圳ABC·第3研究院', 'ａｂｃ第３研究院', 'abc•第3'])(
  'a unit is found by %s',
  async (keyword) => {
    expect(await staff.call('orgPage', { ...PAGE, keyword })).toMatchObject({ total: 1 })
  },
)

test('a relief is found by its resolution in wide letters', async () => {
  const keyword = RESOLUTION.replace(/\d/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
  )
  expect(await staff.call('reliefPage', { ...PAGE, keyword })).toMatchObject({ total: 1 })
})

test('a keyword of dots alone finds nobody', async () => {
  for (const list of Object.values(LISTS)) expect(await list('··')).toEqual([])
})
