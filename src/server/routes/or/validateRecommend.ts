import type { CallHandler } from '../../binder/callRequest.ts'
import { validateRecommend as check } from '../../services/recommendation/validateRecommend.ts'

export const validateRecommend: CallHandler<'validateRecommend'> = async (request) => check(request)
