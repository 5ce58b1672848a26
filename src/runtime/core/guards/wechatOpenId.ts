import type { Guard } from './guard.ts'

/** The messaging app's openId of this visitor is known. */
export const wechatOpenId: Guard = ({ user }) => Boolean(user.openId)
