import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/calls.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { openApp, type TestApp } from '../../../support/openApp.ts'
import { DEMO, lastCode, MECH, type Visitor, visitor } from '../../../support/visitor.ts'
import { freshMobile, person, withCode } from './registration.ts'

let server: TestApp
beforeAll(async () => {
  server = await openApp()
})
afterAll(() => server.close())

type Profile = CallInput<'updateUser'>

const cards = { next: 0 }
/** A passport number nobody has yet. */
const freshCardNo = () => `E${String(10_000_000 + cards.next++)}`

/** Somebody registered and logged in, and a right profile of theirs. */
async function member(change: Partial<Profile> = {}) {
  const who = visitor(server)
  const registration = await withCode(server, who, person())
  await who.call('register', registration)
  await who.login(registration.mobile, 'Secret-1')
  const profile: Profile = {
    userId: (await who.call('loginInfo', {})).id,
    realName: '顾闻溪',
    sex: '2',
    mobile: registration.mobile,
    cardType: '05',
    cardNo: freshCardNo(),
    areaCode: ['440000', '440300', '440305'],
    orgName: '某某大学',
    ...change,
  }
  return { who, profile }
}

/** Shows by the password to be the one logged in; grants there were stay. */
async function identify(who: Visitor): Promise<void> {
  const { proof } = await who.call('proveIdentity', { userPwd: sentPassword('Secret-1') })
  who.proof = [proof, who.proof].filter(Boolean).join(',')
}

test('a profile is kept as it was sent, and read back with its paths', async () => {
  const more = {
    birthDay: '1990-02-03',
    title: ['010', '011'],
    subject: ['110', '11014', '1101410'],
    edu: '01',
    major: '数据治理',
    address: '湖滨路一号',
    position: '101',
  }
  const { who, profile } = await member(more)
  expect(await who.call('updateUser', profile)).toBe(true)
  const { userId } = profile
  expect(await who.call('userDetail', { userId })).toEqual(profile)
  const { title: _title, address: _address, ...less } = profile
  await who.call('updateUser', less)
  expect(await who.call('userDetail', { userId })).toEqual(less)
})

test('the login shows the new name at once', async () => {
  const { who, profile } = await member({ realName: '欧阳•慕云' })
  await who.call('updateUser', profile)
  expect(await who.call('loginInfo', {})).toMatchObject({ realName: '欧阳·慕云' })
})

test.each<[string, Partial<Profile>, string]>([
  ['a name of digits', { realName: '12' }, '姓名格式错误'],
  ['a sex that is none', { sex: '7' }, '请选择正确的性别'],
  ['a card number of another type', { cardType: '01' }, '证件号码格式错误'],
  ['a title of one level', { title: ['010'] }, '请选择正确的职称'],
  ['a title of two branches', { title: ['020', '011'] }, '请选择正确的职称'],
  ['a subject of two levels', { subject: ['110', '11014'] }, '请选择正确的学科'],
  ['an education nobody knows', { edu: '77' }, '请选择正确的学历'],
  ['an area out of its province', { areaCode: ['110000', '440300', '440305'] }, '请选择正确的地区'],
  ['an abolished area', { areaCode: ['330000', '330100', '330103'] }, '请选择正确的地区'],
  ['an area that is none', { areaCode: ['999999'] }, '请选择正确的地区'],
  ['no organisation', { orgName: undefined as never }, '单位名称格式错误'],
  ['a unit nobody registered', { orgId: 'ffffffffffffffff' }, '所选单位不存在，请重新选择'],
  ['an address of 65 characters', { address: '路'.repeat(65) }, '地址长度只能在0-64之间'],
])('%s is refused', async (_what, change, msg) => {
  const { who, profile } = await member(change)
  expect(await who.ask('updateUser', profile)).toMatchObject({ status: 400, msg })
})

test('an area that was abolished is right as long as it is not changed', async () => {
  const { who, profile } = await member({ areaCode: ['330000', '330100', '330103'] })
  await server.parts.store.tx(DEMO, (tx) =>
    tx.db
      .updateTable('account')
      .set({ areaCode: '330103' })
      .where('id', '=', profile.userId)
      .execute(),
  )
  expect(await who.call('updateUser', profile)).toBe(true)
  expect(await who.call('userDetail', { userId: profile.userId })).toEqual(profile)
})

test('a card number of somebody else is refused, one’s own is not', async () => {
  const first = await member()
  await first.who.call('updateUser', first.profile)
  const { cardNo, userId } = first.profile
  expect(await first.who.call('updateUser', first.profile)).toBe(true)
  const second = await member({ cardNo: cardNo.toLowerCase() })
  expect(await second.who.ask('updateUser', second.profile)).toMatchObject({
    status: 409,
    msg: '证件号码已存在',
  })
  expect(await second.who.call('validCardNo', { cardNo })).toBe(false)
  expect(await first.who.call('validCardNo', { cardNo, userId })).toBe(true)
})

describe('another mobile', () => {
  test('needs the password or a code to the present one', async () => {
    const { who, profile } = await member()
    const mobile = freshMobile()
    await who.prove(mobile)
    expect(await who.ask('updateUser', { ...profile, mobile })).toMatchObject({
      status: 400,
      msg: '修改手机号码前，请先用登录密码或原手机号码的验证码确认是本人操作',
    })
    server.advance(61_000)
    await who.proveToo(profile.mobile)
    expect(await who.call('updateUser', { ...profile, mobile })).toBe(true)
  })

  test('a wrong password shows nothing, and is tried ten times at most', async () => {
    const { who } = await member()
    const wrong = { userPwd: sentPassword('Wrong-1') }
    for (let n = 0; n < 10; n++)
      expect(await who.ask('proveIdentity', wrong)).toMatchObject({ msg: '登录密码错误' })
    const right = { userPwd: sentPassword('Secret-1') }
    expect(await who.ask('proveIdentity', right)).toMatchObject({ status: 429 })
  })

  test('ends every other login, and keeps the one that changed it', async () => {
    const { who, profile } = await member()
    const elsewhere = visitor(server)
    await elsewhere.login(profile.mobile, 'Secret-1')
    const mobile = freshMobile()
    await who.prove(mobile)
    await identify(who)
    await who.call('updateUser', profile)
    expect(await elsewhere.ask('loginInfo', {})).toMatchObject({ status: 200 })
    await who.call('updateUser', { ...profile, mobile })
    expect(await elsewhere.ask('loginInfo', {})).toMatchObject({ status: 401 })
    expect(await who.call('loginInfo', {})).toMatchObject({ mobile })
  })

  test('that nobody proved is refused', async () => {
    const { who, profile } = await member()
    await identify(who)
    expect(await who.ask('updateUser', { ...profile, mobile: freshMobile() })).toMatchObject({
      status: 400,
      msg: '请先验证手机号码',
    })
    const guessed = { ...profile, mobile: freshMobile(), validCode: '000000' }
    expect(await who.ask('updateUser', guessed)).toMatchObject({ status: 400, msg: '验证码错误' })
  })

  test('is taken with the code that arrived on it', async () => {
    const { who, profile } = await member()
    await identify(who)
    const mobile = freshMobile()
    await who.call('sendValidCode', { orgId: DEMO, mobile })
    const validCode = await lastCode(server, mobile)
    expect(await who.call('updateUser', { ...profile, mobile, validCode })).toBe(true)
    expect(await who.call('loginInfo', {})).toMatchObject({ mobile })
    await identify(who)
    const again = { ...profile, mobile: freshMobile(), validCode }
    expect(await who.ask('updateUser', again)).toMatchObject({ msg: '验证码错误' })
  })

  test('is taken when this browser has proven it', async () => {
    const { who, profile } = await member()
    const mobile = freshMobile()
    await who.prove(mobile)
    await identify(who)
    expect(await who.call('updateUser', { ...profile, mobile })).toBe(true)
  })

  test('of somebody else is refused although it is proven', async () => {
    const { who, profile } = await member()
    const other = await member()
    server.advance(61_000)
    await who.prove(other.profile.mobile)
    await identify(who)
    expect(await who.ask('updateUser', { ...profile, mobile: other.profile.mobile })).toMatchObject(
      {
        status: 409,
        msg: '手机号码已存在',
      },
    )
  })
})

test('nobody changes the profile of somebody else, nor at another society', async () => {
  const { profile } = await member()
  const { who: other } = await member()
  expect(await other.ask('updateUser', profile)).toMatchObject({ status: 403 })
  expect(await visitor(server).ask('updateUser', profile)).toMatchObject({ status: 401 })
  const there = visitor(server, 'mech.localhost', MECH)
  there.token = other.token
  expect(await there.ask('updateUser', profile)).toMatchObject({ status: 401 })
})

test('an organisation user stays with the unit it registered', async () => {
  const who = visitor(server)
  await who.login('unit01', 'Unit-2026')
  const before = await who.call('loginInfo', {})
  const { profile } = await member({ userId: before.id, mobile: before.mobile as string })
  const foreign = { ...profile, orgId: '4cb45853fdd856f7', orgName: '某某中心' }
  expect(await who.call('updateUser', foreign)).toBe(true)
  const { orgId, orgName, areaCode } = before
  expect(await who.call('loginInfo', {})).toMatchObject({ orgId, orgName, areaCode })
})
