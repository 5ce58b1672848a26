import { SEALED_HEADER, SEALED_HEADERS, SEALED_TYPE, type SealedRequest } from '#contract/sealed.ts'
import type { OutgoingRequest } from '../outgoing.ts'
import { type SealingKey, sealRequest } from './sealer.ts'

/** Seals a call; `at` is the server's time. Only method and path stay outside. */
export function sealCall(request: OutgoingRequest, key: SealingKey, at: number): OutgoingRequest {
  const { method, address, body } = request
  const { jwe, open, openPart } = sealRequest(key, { ...insideOf(request), at })
  return {
    method,
    address: pathOf(address),
    open,
    openPart,
    ...(body === undefined
      ? { headers: { [SEALED_HEADER]: jwe } }
      : { headers: { 'content-type': SEALED_TYPE }, body: jwe }),
  }
}

const pathOf = (address: string) => address.split('?')[0] ?? address

function insideOf({ method, address, headers, body }: OutgoingRequest) {
  const path = pathOf(address)
  const sealedHeaders = SEALED_HEADERS.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    method,
    path,
    query: address.slice(path.length + 1),
    headers: Object.fromEntries(sealedHeaders),
    ...(body !== undefined && { body }),
  } satisfies Omit<SealedRequest, 'at' | 'nonce' | 'key'>
}
