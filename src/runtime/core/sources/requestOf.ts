import type { Source } from '#contract/page.ts'
import { canonicalJson } from '#domain/canonicalJson.ts'
import type { Request } from '../host/transport.ts'
import type { Reader } from '../page/reader.ts'
import { callInput } from '../value/callInput.ts'

/** The question a source asks now. */
export function requestOf({ call, params }: Source, reader: Reader): Request {
  const input = callInput(reader.resolve(params ?? {}))
  return { key: `${call} ${canonicalJson(input)}`, call, input }
}
