import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '#contract/allCalls.ts'
import type { OperationId } from '#contract/calls.ts'
import { callRights, callSchemas } from '#server/calls/apiDocument.ts'
import { type Caller, openCaller, type Prepared } from '../../bench/pauses/callers.ts'
import { type Measured, openMeasured } from '../../bench/pauses/openMeasured.ts'
import { worstBody } from '../../bench/pauses/worstBody.ts'
import { givenTo, worstCalls } from '../../bench/pauses/worstCalls.ts'
import { heldTooLong } from '../../support/heldLoop.ts'
import { patience } from '../../support/patience.ts'
import { type Known, MINIMAL } from '../authorize/minimalInputs.ts'
import { INDIVIDUAL } from '../support/applications.ts'
import { DEMO } from '../support/visitor.ts'

/** Bytes of a query's JSON; encoded, it is three times as long, which is what an address may have. */
const MOST_QUERY = 4000
const UNAUTHORISED = 401

let product: Measured
let known: Known
let member: Caller
let staff: Caller
beforeAll(open, patience(60))

async function open(): Promise<void> {
  product = await openMeasured()
  await logIn()
  known = await knownOf(member)
}
afterAll(() => product.stop())

/** After a call that has ended a login; on another product after one that has changed how to log in. */
async function logInAgain(): Promise<void> {
  await logIn().catch(async () => {
    product.stop()
    await open()
  })
}

async function logIn(): Promise<void> {
  member = await openCaller(product.url, '13800000001', 'Member-2026')
  staff = await openCaller(product.url, 'staff', 'Staff-2026')
}

async function knownOf(who: Caller): Promise<Known> {
  const { id } = await who.call('loginInfo', {})
  const { records } = await who.call('myApplicationPage', {
    orgId: DEMO,
    current: 1,
    size: 1,
  })
  let sent = 0
  return {
    individual: records[0]?.id ?? '',
    candidate: '',
    accountId: id,
    unitId: '',
    noticeId: '18608dcfd814e4dc',
    form: INDIVIDUAL,
    freshMobile: () => `1396666${String(1000 + sent++)}`,
  }
}

const callerOf = (id: OperationId): Caller =>
  (callRights().get(id)?.needs.length ?? 0) > 0 ? staff : member

/** What a call takes at most, wherever the contract has its parts. */
function worstInput(id: OperationId): Record<string, unknown> {
  const { body, querystring, params } = callSchemas().get(id) ?? {}
  const minimal = MINIMAL[id](known)
  const inAddress = [querystring, params].map((part) => part && worstBody(part, {}, MOST_QUERY))
  return {
    ...Object.assign({}, ...inAddress),
    ...(body && worstBody(body, givenTo(id))),
    ...(body ? {} : pathOf(id, minimal)),
  }
}

/** Ids stay those of records that are there. */
const pathOf = (id: OperationId, minimal: object): object =>
  Object.fromEntries(
    Object.entries(minimal).filter(([name]) => (CALLS[id].inPath ?? []).includes(name)),
  )

/** Sends what is prepared anew each time; for how long it held the loop, when that was too long. */
const held = (prepare: () => Prepared | Promise<Prepared>) =>
  heldTooLong(async () => {
    for (let logins = 0; ; logins += 1) {
      const request = await prepare()
      let status = 0
      const longest = await product.longestPause(async () => {
        status = await request.send()
      })
      if (status !== UNAUTHORISED || logins > 0) return longest
      await logInAgain()
    }
  })

const EVERY = Object.keys(CALLS) as OperationId[]

describe('no call holds the event loop for 50 ms', () => {
  test.each(EVERY)('%s with the least it takes', async (id) => {
    expect(await held(() => callerOf(id).prepareInput(id, MINIMAL[id](known) as never))).toEqual([])
  })

  test.each(EVERY)('%s with the most it takes', async (id) => {
    const worst = worstInput(id)
    expect(await held(() => callerOf(id).prepareInput(id, worst))).toEqual([])
  })

  test('forms at their largest, sealed calls and bodies that are not read', async () => {
    await logInAgain()
    const tooLong = []
    for (const { says, prepare } of await worstCalls(product.url)) {
      const tries = await held(prepare)
      if (tries.length > 0) tooLong.push({ says, tries })
    }
    expect(tooLong).toEqual([])
  })
})
