import type { CallHandler } from '../../binder/callRequest.ts'
import { sessionUser } from '../../services/accounts/sessionUser.ts'
import { requireAccount } from '../../services/authorize.ts'

export const loginInfo: CallHandler<'loginInfo'> = async ({ org, subject }) =>
  sessionUser(requireAccount(subject), org.orgId)
