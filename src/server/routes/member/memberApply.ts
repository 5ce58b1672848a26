import type { CallHandler } from '../../binder/callRequest.ts'
import { applyForMembership } from '../../services/member/applyForMembership.ts'

export const memberApply: CallHandler<'memberApply'> = async (request) =>
  applyForMembership(request)
