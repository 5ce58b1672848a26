import { normaliseCardNo } from '#domain/cardNo.ts'
import type { CallHandler } from '../../binder/callRequest.ts'
import { lookUp } from '../../services/accounts/lookUp.ts'
import { ownId } from '../../services/accounts/ownId.ts'
import { isAccountValueFree } from '../../store/repositories/accounts.ts'

/** Card numbers are stored in upper case (design, section 5). */
export const validCardNo: CallHandler<'validCardNo'> = async (request) =>
  lookUp(request, (tx) =>
    isAccountValueFree(tx, 'cardNo', normaliseCardNo(request.input.cardNo), ownId(request)),
  )
