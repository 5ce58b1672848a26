import type { CallHandler } from '../../binder/callRequest.ts'
import { handleReconcile } from '../../services/dues/desk/handleReconcile.ts'

export const reconcileHandle: CallHandler<'reconcileHandle'> = async (request) =>
  handleReconcile(request)
