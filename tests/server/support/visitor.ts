import { solvePuzzle } from '#client/solvePuzzle.ts'
import { CALLS } from '#contract/allCalls.ts'
import type { CallData, CallEntry, CallFile, CallInput, OperationId } from '#contract/calls.ts'
import { SUCCESS_CODE } from '#contract/codes.ts'
import { type Envelope, RefusalCode, type WorkAsked } from '#contract/envelope.ts'
import { PREVIEW_HEADER } from '#contract/preview.ts'
import { isEncrypted } from '#server/modules/configuration/site/isEncrypted.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { seededCard } from '../../support/seededCards.ts'
import type { TestApp } from './openApp.ts'
import { type Injected, sealedInject } from './sealedInject.ts'

export const DEMO = '7d1f5c0e-8a34-4b6d-9e27-3c51f0a8b942'
export const MECH = 'c2e84a19-57d3-4f0b-b6a8-1f9e0d62c735'
/** Its calls go in the encrypted envelope only. */
export const MED = '1b90f7d4-e26c-4853-a71f-8c4d5e930a6b'

export interface Answer<T> extends Envelope<T> {
  status: number
}

export interface Visitor {
  /** Answers the envelope, whatever it says. */
  ask<Id extends OperationId>(
    id: Id,
    input: CallInput<Id>,
    key?: string,
  ): Promise<Answer<CallData<Id>>>
  /** Answers data; fails the test when the call is refused. */
  call<Id extends OperationId>(id: Id, input: CallInput<Id>, key?: string): Promise<CallData<Id>>
  login(userName: string, password: string): Promise<void>
  /** Receives a code on a phone and proves the number with it; people of the demonstration know their card, too. */
  prove(mobile: string): Promise<void>
  /** Proves a number beside those proven before. */
  proveToo(mobile: string): Promise<void>
  /** False for a browser that solves no puzzles; ours does. */
  solves?: boolean
  token?: string | undefined
  proof?: string | undefined
  /** The grant of a checked recommendation. */
  recommendation?: string | undefined
  /** The grant of what a framed page of the studio shows in place of the live configuration. */
  shown?: string | undefined
}

const addresses = { next: 1 }

const freshAddress = () => `10.0.${addresses.next >> 8}.${addresses.next++ & 255}`

/** A browser of somebody at a society's site, with an address of its own unless told. */
export function visitor(
  test: TestApp,
  host = 'localhost',
  orgId = DEMO,
  ip = freshAddress(),
): Visitor {
  const self: Visitor = {
    async ask(id, input, key) {
      const headers = {
        host,
        'x-forwarded-for': ip,
        ...(self.token ? { authorization: `Bearer ${self.token}` } : {}),
        ...(self.proof ? { 'x-mobile-proof': self.proof } : {}),
        ...(self.recommendation ? { 'x-recommend-proof': self.recommendation } : {}),
        ...(self.shown ? { [PREVIEW_HEADER]: self.shown } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      }
      const sent = input as Record<string, unknown>
      const send = (given: typeof sent) => exchange(test, id, { ...requestOf(id, given), headers })
      const answer = await send(sent)
      if (answer.code !== RefusalCode.WorkNeeded || self.solves === false) return answer
      const { challenge } = answer.data as unknown as WorkAsked
      return send({ ...sent, workProof: await solvePuzzle(challenge) })
    },
    async call(id, input, key) {
      const answer = await self.ask(id, input, key)
      if (answer.code !== '00000') throw new Error(`${id}: ${JSON.stringify(answer)}`)
      return answer.data
    },
    async login(userName, password) {
      const userPwd = sentPassword(password)
      self.token = (await self.call('login', { orgId, userName, userPwd })).token
    },
    async proveToo(mobile) {
      const { proof: before } = self
      await self.prove(mobile)
      self.proof = [self.proof, before].filter(Boolean).join(',')
    },
    async prove(mobile) {
      await self.call('sendValidCode', { orgId, mobile })
      const validCode = await lastCode(test, mobile)
      const input = { orgId, mobile, validCode, ...seededCard(mobile) }
      self.proof = (await self.call('proveMobile', input)).proof
    },
  }
  return self
}

/** Sends a call as the browser of that society would: sealed where the organisation wants it so. */
async function exchange<Id extends OperationId>(
  test: TestApp,
  id: Id,
  request: Injected,
): Promise<Answer<CallData<Id>>> {
  if (!CALLS[id].plain && (await wantsSealed(test, request.headers.host ?? ''))) {
    const { status, body } = await sealedInject(test, request)
    return { status, ...(body as unknown as Envelope<CallData<Id>>) }
  }
  const answer = await test.app.inject(request)
  const entry: CallEntry = CALLS[id]
  if (!entry.file || answer.statusCode !== 200)
    return { status: answer.statusCode, ...answer.json() }
  const { headers, rawPayload } = answer
  const file: CallFile = {
    name: decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? ''),
    content: new Blob([new Uint8Array(rawPayload)], { type: String(headers['content-type']) }),
  }
  return { status: 200, code: SUCCESS_CODE, data: file as CallData<Id>, msg: '' }
}

async function wantsSealed({ parts: { configuration } }: TestApp, host: string): Promise<boolean> {
  const org = await configuration.organisationOf(host.replace(/:\d+$/, '')).catch(() => undefined)
  return org !== undefined && isEncrypted(await configuration.of(org.orgId))
}

/** The code last delivered to a phone, as the stand-in's outbox shows it. */
export async function lastCode(test: TestApp, mobile: string): Promise<string> {
  await test.work()
  const answer = await test.app.inject({
    url: `/sandbox/sms/?mobile=${mobile}`,
    headers: { accept: 'application/json' },
  })
  const [message] = answer.json<{ messages: { templateParam: { code: string } }[] }>().messages
  if (!message) throw new Error(`nothing was sent to ${mobile}`)
  return message.templateParam.code
}

/** Method, address and body of a call, by the contract's table. */
export function requestOf(id: OperationId, input: Record<string, unknown>) {
  const entry = CALLS[id]
  const inQuery = entry.inQuery ?? []
  const inPath = entry.inPath ?? []
  const path = entry.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(input[name])),
  )
  const asked = inQuery.filter((name) => input[name] !== undefined)
  const query = new URLSearchParams(asked.map((name) => [name, String(input[name])])).toString()
  const rest = Object.entries(input).filter(
    ([name]) => !inQuery.includes(name) && !inPath.includes(name),
  )
  return {
    method: entry.method,
    url: query ? `${path}?${query}` : path,
    ...(entry.body ? { payload: Object.fromEntries(rest) } : {}),
  }
}
