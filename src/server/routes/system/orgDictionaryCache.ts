import type { CallHandler } from '../../binder/callRequest.ts'

export const orgDictionaryCache: CallHandler<'orgDictionaryCache'> = async ({ org, parts }) =>
  (await parts.configuration.of(org.orgId)).dictionaries
