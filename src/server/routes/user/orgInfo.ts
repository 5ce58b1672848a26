import type { CallHandler } from '../../binder/callRequest.ts'
import { readOrgInfo } from '../../services/accounts/readOrgInfo.ts'

export const orgInfo: CallHandler<'orgInfo'> = async (request) => readOrgInfo(request)
