import { expect, test } from 'vitest'
import { addRequests } from '#server/base/repositories/floodCounts.ts'
import {
  findMobileProofs,
  insertMobileProof,
  type MobileProof,
} from '#server/base/repositories/mobileProofs.ts'
import { countEvent, reserveEvent, returnEvent } from '#server/base/repositories/rateLimits.ts'
import {
  consumeSmsCode,
  countSmsSends,
  putSmsCode,
  recordSmsSend,
  trySmsCode,
} from '#server/modules/people/repositories/smsCodes.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

const owner = { mobile: '13800000001', purpose: 'prove' } as const
const at = (tx: Tx, seconds: number): Tx => ({
  ...tx,
  now: new Date(tx.now.getTime() + seconds * 1000),
})

async function withCode(store: Store): Promise<string> {
  const orgId = await newSociety(store)
  await store.tx(orgId, (tx) =>
    putSmsCode(tx, { ...owner, codeHash: 'good', expiresAt: at(tx, 300).now }),
  )
  return orgId
}

const mobilesOf = (proofs: readonly MobileProof[]) => proofs.map(({ mobile }) => mobile)

export function proofRules(store: () => Store): void {
  const guess = (orgId: string, codeHash: string, seconds = 0, network = '10.0.0.1') =>
    store().tx(orgId, (tx) =>
      trySmsCode(at(tx, seconds), { ...owner, codeHash, network }, { own: 5, all: 12 }),
    )
  const consume = (orgId: string, hash = 'good', seconds = 0) =>
    store().tx(orgId, (tx) => consumeSmsCode(at(tx, seconds), owner, hash))

  test('a code is right, once', async () => {
    const orgId = await withCode(store())
    expect(await guess(orgId, 'good')).toBe('right')
    expect([await consume(orgId), await consume(orgId)]).toEqual([true, false])
    expect(await guess(orgId, 'good')).toBe('none')
  })

  test('of two calls at once one gets the code', async () => {
    const orgId = await withCode(store())
    const both = await Promise.all([consume(orgId), consume(orgId)])
    expect(both.sort()).toEqual([false, true])
  })

  test('forty guesses at once get five tries', async () => {
    const orgId = await withCode(store())
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(orgId, `bad${n}`)))
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(5)
    expect(await guess(orgId, 'good')).toBe('tooMany')
  })

  test('a network that has used up its tries takes none from others, until all together have', async () => {
    const orgId = await withCode(store())
    const tries = async (network: string, times: number) => {
      const answers: string[] = []
      for (let n = 0; n < times; n++) answers.push(await guess(orgId, 'bad', 0, network))
      return answers
    }
    const five = Array(5).fill('wrong')
    expect(await tries('a', 8)).toEqual([...five, 'tooMany', 'tooMany', 'tooMany'])
    expect(await tries('b', 5)).toEqual(five)
    expect(await guess(orgId, 'good', 0, 'c')).toBe('right')
    expect(await tries('d', 2)).toEqual(['wrong', 'tooMany'])
    expect(await guess(orgId, 'good', 0, 'c')).toBe('tooMany')
  })

  test('a code expires, and is good for its own purpose and mobile only', async () => {
    const orgId = await withCode(store())
    expect([await guess(orgId, 'good', 301), await consume(orgId, 'good', 301)]).toEqual([
      'expired',
      false,
    ])
    const foreign = await store().tx(orgId, (tx) =>
      trySmsCode(
        tx,
        { ...owner, purpose: 'login', codeHash: 'good', network: '10.0.0.1' },
        { own: 5, all: 12 },
      ),
    )
    expect(foreign).toBe('none')
  })

  test('a newer code voids the older one and its tries', async () => {
    const orgId = await withCode(store())
    for (let n = 0; n < 5; n++) await guess(orgId, 'bad')
    await store().tx(orgId, (tx) =>
      putSmsCode(tx, { ...owner, codeHash: 'newer', expiresAt: at(tx, 300).now }),
    )
    expect([await guess(orgId, 'good'), await guess(orgId, 'newer')]).toEqual(['wrong', 'right'])
  })

  test('what was sent is counted over the window asked for', async () => {
    const orgId = await newSociety(store())
    const counts = await store().tx(orgId, async (tx) => {
      for (const seconds of [0, 40, 100])
        await recordSmsSend(at(tx, seconds), { ...owner, ip: '203.0.113.7' })
      const now = at(tx, 110)
      return [
        await countSmsSends(now, owner.mobile, 60),
        await countSmsSends(now, owner.mobile, 3600),
      ]
    })
    expect(counts).toEqual([1, 3])
  })

  test('a limit counts over all processes and starts anew in the next window', async () => {
    const orgId = await newSociety(store())
    const start = new Date('2026-03-01T00:00:00Z')
    const hit = (seconds: number) =>
      store().tx(orgId, (tx) =>
        countEvent(
          { ...tx, now: new Date(start.getTime() + seconds * 1000) },
          { key: 'ip', limit: 3, seconds: 60 },
        ),
      )
    const hits = await Promise.all([1, 2, 3, 4, 5].map(hit))
    expect(hits.filter((kept) => kept)).toHaveLength(3)
    expect(await hit(61)).toBe(true)
  })

  test('a budget is reserved up to its limit, at once, too, and what is returned is free again', async () => {
    const orgId = await newSociety(store())
    const budget = { key: 'guesses', limit: 3, seconds: 3600 }
    const reserve = () => store().tx(orgId, (tx) => reserveEvent(tx, budget))
    const reserved = await Promise.all([1, 2, 3, 4, 5].map(reserve))
    expect(reserved.filter((kept) => kept)).toHaveLength(3)
    await store().tx(orgId, (tx) => returnEvent(tx, budget))
    expect([await reserve(), await reserve()]).toEqual([true, false])
  })

  test('requests of a network add up over all processes, by minute and kind', async () => {
    const minute = new Date('2026-03-01T00:00:00Z')
    const add = (network: string, requests: number, kind = 'calls', at = minute) =>
      store().txSystem((tx) => addRequests(tx, at, [{ kind, network, requests }]))
    await Promise.all([1, 2, 3].map((requests) => add('10.9.0.1', requests)))
    expect(await add('10.9.0.1', 4)).toEqual([{ kind: 'calls', network: '10.9.0.1', requests: 10 }])
    expect(await add('10.9.0.1', 1, 'pages')).toMatchObject([{ requests: 1 }])
    expect(await add('10.9.0.1', 1, 'calls', new Date('2026-03-01T00:01:00Z'))).toMatchObject([
      { requests: 1 },
    ])
  })

  test('several networks are added to at once, in whatever order processes name them', async () => {
    const minute = new Date('2026-03-02T00:00:00Z')
    const networks = Array.from({ length: 50 }, (_, at) => `10.9.1.${at}`)
    const counted = networks.map((network) => ({ kind: 'calls', network, requests: 1 }))
    const told = [counted, counted.toReversed(), counted, counted.toReversed()].map((some) =>
      store().txSystem((tx) => addRequests(tx, minute, some)),
    )
    const sums = (await Promise.all(told)).map((some) => some.map(({ requests }) => requests))
    expect(sums.map(([first]) => first).sort()).toEqual([1, 2, 3, 4])
  })

  test('a proof stands for its mobile until it expires; several are answered in the order asked', async () => {
    const orgId = await newSociety(store())
    await store().tx(orgId, async (tx) => {
      await insertMobileProof(tx, {
        hash: 'p',
        mobile: owner.mobile,
        expiresAt: at(tx, 900).now,
        cardTail: null,
      })
      await insertMobileProof(tx, {
        hash: 'q',
        mobile: '13800000002',
        expiresAt: at(tx, 950).now,
        cardTail: '0124',
      })
      const both = [owner.mobile, '13800000002']
      expect(mobilesOf(await findMobileProofs(at(tx, 899), ['p', 'q']))).toEqual(both)
      expect(mobilesOf(await findMobileProofs(at(tx, 899), ['q', 'other', 'p']))).toEqual(
        both.reverse(),
      )
      expect(await findMobileProofs(at(tx, 901), ['p', 'q'])).toMatchObject([
        { mobile: '13800000002', cardTail: '0124' },
      ])
      expect(await findMobileProofs(tx, ['other'])).toEqual([])
      expect(await findMobileProofs(tx, [])).toEqual([])
    })
  })
}
