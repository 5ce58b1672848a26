import type { CallInput } from '#contract/calls.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import type { TestApp } from '../../../support/openApp.ts'
import { DEMO, lastCode, type Visitor } from '../../../support/visitor.ts'

/** The agreements of the demonstration society that are in force. */
export const AGREED = { userAgreement: '2026-03-01', privacyAgreement: '2026-11-25' }

const numbers = { next: 13_955_560_000 }

/** A mobile nobody has yet. */
export const freshMobile = (): string => String(numbers.next++)

/** What a person sends to register; the code is none until `withCode` fetches one. */
export const person = (change: Partial<CallInput<'register'>> = {}): CallInput<'register'> => ({
  mobile: freshMobile(),
  validCode: '000000',
  userPwd: sentPassword('Secret-1'),
  areaCode: '440305',
  realName: '顾闻溪',
  agreed: AGREED,
  ...change,
})

/** What a unit sends to register. */
export const unit = (change: Partial<CallInput<'orgRegister'>> = {}): CallInput<'orgRegister'> => ({
  mobile: freshMobile(),
  validCode: '000000',
  userPwd: sentPassword('Secret-1'),
  areaCode: '440305',
  orgName: '澜沧江数据治理研究中心',
  linkMan: '沈知远',
  linkPhone: '0755-123456',
  orgType: '04',
  agreed: AGREED,
  ...change,
})

/** The same with the code that arrived on its mobile. */
export async function withCode<Input extends { mobile: string }>(
  server: TestApp,
  who: Visitor,
  input: Input,
): Promise<Input> {
  await who.call('sendRegisterCode', { orgId: DEMO, mobile: input.mobile })
  return { ...input, validCode: await lastCode(server, input.mobile) }
}
