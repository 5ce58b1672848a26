import type { CallHandler } from '../../binder/callRequest.ts'
import { readOrgNames } from '../../services/leadership/readOrgNames.ts'

export const orgNameList: CallHandler<'orgNameList'> = async (request) => readOrgNames(request)
