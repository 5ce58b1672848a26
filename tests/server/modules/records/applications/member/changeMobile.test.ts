import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applied } from '../../../../support/applications.ts'
import { openApp, type TestApp } from '../../../../support/openApp.ts'
import { candidateValues, FREE, recommendedApplied } from '../../../../support/orgApplications.ts'
import { DEMO, type Visitor, visitor } from '../../../../support/visitor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

const mobiles = { next: 13_955_550_000 }
const anyMobile = () => String(mobiles.next++)

/** An application made by a visitor with a proven mobile. */
async function application() {
  const who = visitor(server)
  const old = anyMobile()
  const { id } = await applied(server, who, old)
  return { who, old, id }
}

/** Sends what is stored, but for the mobile. */
async function modify(who: Visitor, id: string, mobile: string) {
  const staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  const { status, values } = await staff.call('memberPrint', { id })
  const formInfo = JSON.stringify({ ...JSON.parse(values), mobile })
  return who.ask('memberStatus', { id, status, optionCode: '01', formInfo })
}

/** Another browser with grants of this one. */
const holding = (proof: string | undefined): Visitor => Object.assign(visitor(server), { proof })

const found = async (keyword: string) => {
  const input = { current: 1, size: 10, orgId: DEMO, oneMemberCode: '01', keyword } as const
  const { records } = await visitor(server).call('memberQueryPage', input)
  return records.map(({ id }) => id)
}

describe('the mobile of an application', () => {
  test('changes for a visitor who has proven both, and whoever has the new one owns it from then on', async () => {
    const { who, old, id } = await application()
    const oldOnly = who.proof
    const fresh = anyMobile()
    await who.proveToo(fresh)
    expect(await modify(who, id, fresh)).toMatchObject({ status: 200, data: true })
    expect([await found(fresh), await found(old)]).toEqual([[id], []])
    expect(await holding(oldOnly).ask('memberDetail', { id })).toMatchObject({ status: 403 })
    const freshOnly = who.proof?.split(',')[0]
    expect(await holding(freshOnly).call('memberDetail', { id })).toMatchObject({ mobile: fresh })
  })

  test('changes for the owner who is logged in and has proven the new one', async () => {
    const member = visitor(server)
    await member.login('13800000002', 'Member-2026')
    const [id = ''] = await found('13800000002')
    const fresh = anyMobile()
    expect(await modify(member, id, fresh)).toMatchObject({ status: 403, msg: '请先验证手机号码' })
    await member.prove(fresh)
    expect(await modify(member, id, fresh)).toMatchObject({ status: 200 })
    expect(await found(fresh)).toEqual([id])
  })

  test('stays without the proof of the new one', async () => {
    const { who, old, id } = await application()
    const refused = await modify(who, id, anyMobile())
    expect(refused).toMatchObject({ status: 401, msg: '请先验证手机号码' })
    expect(await found(old)).toEqual([id])
  })

  test('stays for somebody who has proven nothing but the new one', async () => {
    const { old, id } = await application()
    const stranger = visitor(server)
    const fresh = anyMobile()
    await stranger.prove(fresh)
    expect(await modify(stranger, id, fresh)).toMatchObject({ status: 403 })
    expect(await found(old)).toEqual([id])
  })

  test('becomes none with which somebody has applied for the same type', async () => {
    const { who, old, id } = await application()
    const other = await application()
    who.proof = `${other.who.proof},${who.proof}`
    expect(await modify(who, id, other.old)).toMatchObject({
      status: 422,
      data: { errors: { mobile: '该手机号码已提交过该会员类型的入会申请' } },
    })
    expect([await found(old), await found(other.old)]).toEqual([[id], [other.id]])
  })

  test('of a recommendation changes by the same rule', async () => {
    const who = visitor(server)
    const [old, fresh] = [anyMobile(), anyMobile()]
    const { id } = await recommendedApplied(server, who, old, 'UR2CD2BL')
    const formInfo = JSON.stringify(await candidateValues(server, who, fresh, FREE.UR2CD2BL))
    const change = { id, status: '02', optionCode: '01', formInfo } as const
    const unproven = { status: 401, msg: '请先验证手机号码' }
    expect(await who.ask('orStatus', change)).toMatchObject(unproven)
    await who.proveToo(fresh)
    expect(await who.ask('orStatus', change)).toMatchObject({ status: 200, data: true })
    const freshOnly = who.proof?.split(',')[0]
    expect(await holding(freshOnly).call('orDetail', { id })).toMatchObject({ mobile: fresh })
  })
})
