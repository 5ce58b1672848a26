import type { CallHandler } from '../../binder/callRequest.ts'

export const dictionaryCache: CallHandler<'dictionaryCache'> = async ({ parts }) =>
  parts.shared.dictionaries
