import { setTimeout as sleep } from 'node:timers/promises'
import type { CallData, CallInput, OperationId } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { sentPassword } from '#server/seed/seedPeople.ts'
import { seededCard } from '../../../../support/seededCards.ts'
import { DEMO, requestOf } from '../../../support/visitor.ts'

export type Heard<T> = Envelope<T> & { status: number }

/** Somebody's browser over the real network: an answer, or undefined where the server died before it gave one. */
export interface Browser {
  ask<Id extends OperationId>(
    id: Id,
    input: CallInput<Id>,
    key?: string,
  ): Promise<Heard<CallData<Id>> | undefined>
  /** The same, and undefined for a refusal too. */
  get<Id extends OperationId>(
    id: Id,
    input: CallInput<Id>,
    key?: string,
  ): Promise<CallData<Id> | undefined>
  login(userName: string, password: string): Promise<boolean>
  /** Receives a code on the phone and proves the number with it; false where that did not work out this time. */
  prove(mobile: string): Promise<boolean>
  /** Posts a form. */
  post(url: string, form: FormData): Promise<boolean>
}

const addresses = { next: 1 }
const freshAddress = () =>
  `10.${addresses.next >> 16}.${(addresses.next >> 8) & 255}.${addresses.next++ & 255}`

interface Surroundings {
  /** Of the server it goes to, now. */
  port: () => number
  /** Where phones get their messages. */
  phones: string
  /** Told of answers no client can bring about. */
  onFault: (sentence: string) => void
}

export function openBrowser({ port, phones, onFault }: Surroundings): Browser {
  const headers: Record<string, string> = { 'x-forwarded-for': freshAddress() }
  const origin = () => `http://127.0.0.1:${port()}`

  const self: Browser = {
    async ask(id, input, key) {
      const { method, url, payload } = requestOf(id, input as Record<string, unknown>)
      const sent = { ...headers, ...(key ? { 'idempotency-key': key } : {}) }
      const typed = payload ? { ...sent, 'content-type': 'application/json' } : sent
      const body = payload ? { body: JSON.stringify(payload) } : {}
      const answer = await answered(origin() + url, { method, headers: typed, ...body })
      if (answer?.status === 500) onFault(`${id} answered 500: ${answer.text}`)
      return answer && { status: answer.status, ...JSON.parse(answer.text) }
    },
    async get(id, input, key) {
      const answer = await self.ask(id, input, key)
      return answer?.code === '00000' ? answer.data : undefined
    },
    async login(userName, password) {
      const userPwd = sentPassword(password)
      const session = await self.get('login', { orgId: DEMO, userName, userPwd })
      if (session) headers.authorization = `Bearer ${session.token}`
      return session !== undefined
    },
    async prove(mobile) {
      await self.ask('sendValidCode', { orgId: DEMO, mobile })
      const validCode = await codeFor(phones, mobile)
      const proof = { orgId: DEMO, mobile, validCode: validCode ?? '', ...seededCard(mobile) }
      const grant = validCode && (await self.get('proveMobile', proof))
      if (grant) headers['x-mobile-proof'] = grant.proof
      return Boolean(grant)
    },
    async post(url, form) {
      const answer = await answered(url, { method: 'POST', body: form })
      return answer?.status === 200
    },
  }
  return self
}

/** A connection that is cut is no answer. */
async function answered(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, init)
    return { status: answer.status, text: await answer.text() }
  } catch {
    return undefined
  }
}

const LOOKS = 15

/** The code on a phone, as soon as the job has sent it. */
async function codeFor(phones: string, mobile: string): Promise<string | undefined> {
  const headers = { accept: 'application/json' }
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await answered(`${phones}/sandbox/sms/?mobile=${mobile}`, { headers })
    if (answer?.status !== 200) return undefined
    const { messages } = JSON.parse(answer.text) as {
      messages: { templateParam: { code: string } }[]
    }
    if (messages[0]) return messages[0].templateParam.code
    await sleep(100)
  }
  return undefined
}
