import { expect, test } from 'vitest'
import { nextMemberNumber } from '#server/modules/records/repositories/memberNumbers.ts'
import type { Store } from '#server/store/store.ts'
import { newSociety } from '../societies.ts'

export function memberNumberRules(store: () => Store): void {
  test('thirty takers at once, some of whom roll back, leave neither gaps nor doubles', async () => {
    const orgId = await newSociety(store())
    const take = (n: number) =>
      store().tx(orgId, async (tx) => {
        const number = await nextMemberNumber(tx, 'G2026')
        if (n % 3 === 0) throw new Error('changed my mind')
        return number
      })
    const takers = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => take(n)))
    const numbers = takers.flatMap((taker) => (taker.status === 'fulfilled' ? [taker.value] : []))
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  })

  test('each prefix and each organisation counts for itself', async () => {
    const [one, two] = [await newSociety(store()), await newSociety(store())]
    const next = (orgId: string, prefix: string) =>
      store().tx(orgId, (tx) => nextMemberNumber(tx, prefix))
    expect([
      await next(one, 'G2026'),
      await next(one, 'G2027'),
      await next(two, 'G2026'),
      await next(one, 'G2026'),
    ]).toEqual([1, 1, 1, 2])
  })
}
