import type { CallHandler } from '../../binder/callRequest.ts'
import { addAccount } from '../../services/users/addAccount.ts'

export const addUser: CallHandler<'addUser'> = async (request) => addAccount(request, 'addUser')
