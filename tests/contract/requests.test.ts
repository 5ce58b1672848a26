import { describe, expect, test } from 'vitest'
import { compileAt, requestPointer } from './readApi.ts'

const application = {
  orgId: 'o1',
  oneMemberCode: '01',
  oneMemberType: 't1',
  twoMemberCode: '0101',
  memberType: 't2',
  isRead: 'yes',
  formInfo: '{"realName":"王小明"}',
  optionCode: '01',
  status: '01',
}
const pwd = 'a'.repeat(64)

describe('memberApply', () => {
  test.each([
    ['the record of the specification', {}],
    ['a named definition', { formHash: pwd }],
    ['joinMethod 01', { joinMethod: '01' }],
  ])('takes %s', (_, more) => accepts('memberApply', { ...application, ...more }))

  test.each([
    ['an unread notice', { isRead: 'no' }],
    ['a field nobody knows', { admin: true }],
    ['a category nobody knows', { oneMemberCode: '03' }],
    ['a status of its own choice', { status: '99' }],
    ['a number for a text', { memberType: 2 }],
    ['an id with a path in it', { orgId: '../o1' }],
    ['a form of more than 200 000 characters', { formInfo: 'x'.repeat(200_001) }],
  ])('refuses %s', (_, more) => refuses('memberApply', { ...application, ...more }))
})

describe('memberStatus', () => {
  const upload = {
    id: 'm1',
    status: '02',
    optionCode: '02',
    enclosure: [{ name: '申请表.jpg', url: '/files/o1/a.jpg' }],
  }
  test('takes an upload', () => accepts('memberStatus', upload))
  test.each([
    ['eleven files', { enclosure: Array(11).fill(upload.enclosure[0]) }],
    ['a script for an address', { enclosure: [{ name: 'a.jpg', url: 'javascript:alert(1)' }] }],
    ['a host without a scheme', { enclosure: [{ name: 'a.jpg', url: '//evil.example/a.jpg' }] }],
    ['an option nobody knows', { optionCode: '04' }],
  ])('refuses %s', (_, more) => refuses('memberStatus', { ...upload, ...more }))
})

describe('login', () => {
  test.each([
    ['a user name with its password', { orgId: 'o1', userName: 'wang', userPwd: pwd }],
    ['a mobile with its password', { orgId: 'o1', mobile: '13800000000', userPwd: pwd }],
    ['a mobile with a code', { orgId: 'o1', mobile: '13800000000', code: '123456' }],
  ])('takes %s', (_, body) => accepts('login', body))

  test.each([
    ['a password that was not hashed', { orgId: 'o1', userName: 'wang', userPwd: 'secret1' }],
    ['neither password nor code', { orgId: 'o1', mobile: '13800000000' }],
    [
      'both password and code',
      { orgId: 'o1', mobile: '13800000000', userPwd: pwd, code: '123456' },
    ],
    ['a mobile of ten digits', { orgId: 'o1', mobile: '1380000000', code: '123456' }],
  ])('refuses %s', (_, body) => refuses('login', body))
})

test.each(['12345', '1234567'])(
  'proveMobile refuses the code %s: it is 6 characters',
  (validCode) => refuses('proveMobile', { mobile: '13800000000', validCode }),
)

function accepts(id: string, body: object) {
  const valid = compileAt(requestPointer(id))
  valid(body)
  expect(valid.errors ?? []).toEqual([])
}

function refuses(id: string, body: object) {
  expect(compileAt(requestPointer(id))(body)).toBe(false)
}
