import type { GuardName } from '#contract/page.gen.ts'
import type { Guard } from './guard.ts'
import { identity } from './identity.ts'
import { login } from './login.ts'
import { mobileProven } from './mobileProven.ts'
import { orgUser } from './orgUser.ts'
import { ownsRecord } from './ownsRecord.ts'
import { picked } from './picked.ts'
import { secondFactor } from './secondFactor.ts'
import { staff } from './staff.ts'
import { wechatOpenId } from './wechatOpenId.ts'

/** Every guard by its name in a page document. */
export const GUARD_TABLE: Record<GuardName, Guard> = {
  login,
  orgUser,
  staff,
  ownsRecord,
  mobileProven,
  identity,
  secondFactor,
  wechatOpenId,
  picked,
}
