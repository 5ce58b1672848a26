import { expect, test } from 'vitest'
import { hashedInput } from '#client/hashedInput.ts'
import { CALLS } from '#contract/allCalls.ts'

test('a password leaves the browser as its hash only, everything else as it is', async () => {
  expect(CALLS.login.hashed).toEqual(['userPwd'])
  expect(await hashedInput(CALLS.login, { userName: 'unit01', userPwd: 'abc' })).toEqual({
    userName: 'unit01',
    userPwd: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  })
})

test('a call without a password is not touched', async () => {
  const input = { orgId: 'o', mobile: '13800000001' }
  expect(await hashedInput(CALLS.sendValidCode, input)).toBe(input)
})
