import type { CallHandler } from '../../binder/callRequest.ts'
import { addAccount } from '../../services/users/addAccount.ts'

export const addAdmin: CallHandler<'addAdmin'> = async (request) => addAccount(request, 'addAdmin')
