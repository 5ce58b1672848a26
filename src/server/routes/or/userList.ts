import type { CallHandler } from '../../binder/callRequest.ts'
import { readLeaders } from '../../services/leadership/readLeaders.ts'

export const userList: CallHandler<'userList'> = async (request) => readLeaders(request)
