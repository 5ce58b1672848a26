import { sealRequest } from '#client/envelope/sealer.ts'
import { CALLS } from '#contract/allCalls.ts'
import type { CallData, CallInput, OperationId } from '#contract/calls.ts'
import { SEALED_TYPE } from '#contract/sealed.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { requestOf } from '../../server/support/visitor.ts'

/** What is sent, ready to go: nothing is made while the server is watched. */
export interface Prepared {
  bytes: number
  /** Sends it from an address nobody else has; answers the status. */
  send(): Promise<number>
}

/** Somebody at a site, logged in. */
export interface Caller {
  call<Id extends OperationId>(id: Id, input: CallInput<Id>): Promise<CallData<Id>>
  /** A call with its flat input, wherever the contract has its parts. */
  prepareInput(id: OperationId, input: Record<string, unknown>): Prepared
  /** Absent body: a call without one. */
  prepare(id: OperationId, body?: object | string): Promise<Prepared>
  prepareSealed(id: OperationId, body: object): Promise<Prepared>
}

const addresses = { next: 1 }
const freshAddress = () => `10.7.${addresses.next >> 8}.${addresses.next++ & 255}`

/** Logs in with name and password. */
export async function openCaller(origin: string, userName: string, typed: string): Promise<Caller> {
  const own: Record<string, string> = {}
  const headers = () => ({ ...own, 'x-forwarded-for': freshAddress() })
  const self: Caller = {
    async call(id, input) {
      const { method, url: path, payload } = requestOf(id, input as Record<string, unknown>)
      const answer = await fetch(origin + path, {
        method,
        headers: { ...headers(), ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { body: JSON.stringify(payload) }),
      })
      if (!answer.ok) throw new Error(`${id}: ${await answer.text()}`)
      return ((await answer.json()) as { data: CallData<typeof id> }).data
    },
    prepareInput: (id, input) => {
      const { method, url, payload } = requestOf(id, input)
      const body = payload && JSON.stringify(payload)
      return sending(origin + url, { method, type: 'application/json', body }, headers)
    },
    prepare: async (id, body) => prepared(origin, id, 'application/json', body, headers),
    async prepareSealed(id, body) {
      const { method, path } = CALLS[id]
      const key = await self.call('rsaKey', {})
      const inside = { method, path, query: '', headers: own, body: JSON.stringify(body) }
      const { jwe } = sealRequest(key, { ...inside, at: Date.now() })
      return prepared(origin, id, SEALED_TYPE, jwe, headers)
    },
  }
  const { token } = await self.call('login', {
    userName,
    userPwd: sentPassword(typed),
  } as CallInput<'login'>)
  own.authorization = `Bearer ${token}`
  return self
}

function prepared(
  origin: string,
  id: OperationId,
  type: string,
  given: object | string | undefined,
  headers: () => Record<string, string>,
): Prepared {
  const body = typeof given === 'object' ? JSON.stringify(given) : given
  const { method, path } = CALLS[id]
  return sending(origin + path, { method, type, body }, headers)
}

function sending(
  url: string,
  { method, type, body }: { method: string; type: string; body: string | undefined },
  headers: () => Record<string, string>,
): Prepared {
  return {
    bytes: Buffer.byteLength(body ?? ''),
    async send() {
      const answer = await fetch(url, {
        method,
        headers: { ...headers(), ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body }),
      })
      await answer.arrayBuffer()
      return answer.status
    },
  }
}
