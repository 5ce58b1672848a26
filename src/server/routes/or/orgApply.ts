import type { CallHandler } from '../../binder/callRequest.ts'
import { applyForPosition } from '../../services/orApplication/applyForPosition.ts'

export const orgApply: CallHandler<'orgApply'> = async (request) => applyForPosition(request)
