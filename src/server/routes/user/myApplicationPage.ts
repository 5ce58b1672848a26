import type { CallHandler } from '../../binder/callRequest.ts'
import { listOwn } from '../../services/application/listOwn.ts'

export const myApplicationPage: CallHandler<'myApplicationPage'> = async (request) =>
  listOwn(request)
