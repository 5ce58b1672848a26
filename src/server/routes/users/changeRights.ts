import type { CallHandler } from '../../binder/callRequest.ts'
import { changeRights as change } from '../../services/users/changeRights.ts'

export const changeRights: CallHandler<'changeRights'> = async (request) => change(request)
