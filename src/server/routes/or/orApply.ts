import type { CallHandler } from '../../binder/callRequest.ts'
import { applyByRecommendation } from '../../services/orApplication/applyByRecommendation.ts'

export const orApply: CallHandler<'orApply'> = async (request) => applyByRecommendation(request)
