import type { CallHandler } from '../../binder/callRequest.ts'
import { readSubOrgs } from '../../services/leadership/readSubOrgs.ts'

export const subOrgList: CallHandler<'subOrgList'> = async (request) => readSubOrgs(request)
