import type { CallHandler } from '../../binder/callRequest.ts'
import { updateProfile } from '../../services/accounts/updateProfile.ts'

export const updateUser: CallHandler<'updateUser'> = async (request) => updateProfile(request)
