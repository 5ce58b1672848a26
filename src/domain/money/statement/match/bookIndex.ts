import { tradeNumber } from '../../tradeNumber.ts'
import type { BookMember, BookOrder, BookPayment, BookRefund, Books } from './books.ts'

/** Index of records by key; each record can be taken once. */
export class Takeable<Thing extends { id: string }> {
  readonly #byKey = new Map<string, Thing[]>()
  readonly #taken: Set<string>

  /** @param taken ids of the records taken, shared by all indexes of the same records */
  constructor(
    things: readonly Thing[],
    keys: (thing: Thing) => readonly string[],
    taken: Set<string>,
  ) {
    this.#taken = taken
    for (const thing of things)
      for (const key of new Set(keys(thing))) {
        const list = this.#byKey.get(key)
        if (list) list.push(thing)
        else this.#byKey.set(key, [thing])
      }
  }

  /** Returns the records under a key that are not taken yet; at most `most`, whatever the length of the list. */
  free(key: string | undefined, most = Number.POSITIVE_INFINITY): readonly Thing[] {
    const found: Thing[] = []
    if (key === undefined || key === '') return found
    for (const thing of this.#byKey.get(key) ?? []) {
      if (found.length >= most) break
      if (!this.#taken.has(thing.id)) found.push(thing)
    }
    return found
  }

  take({ id }: Thing): void {
    this.#taken.add(id)
  }

  isTaken = ({ id }: { id: string }): boolean => this.#taken.has(id)
}

export interface BookIndex {
  payments: Takeable<BookPayment>
  refunds: Takeable<BookRefund>
  /** By number of the order. */
  orders: Takeable<BookOrder>
  /** By sum; shares the ids taken with `orders`. */
  ordersBySum: Takeable<BookOrder>
  /** By sum and a word that may occur on a line (`wordKey`): order number, member number or member name. */
  ordersByWord: Takeable<BookOrder>
  members: Takeable<BookMember>
}

export const wordKey = (fen: number, word: string): string => (word === '' ? '' : `${fen} ${word}`)

/**
 * Indexes the books by the keys that lines are looked up with, so that the cost is the sum of the file's lines and the
 * books' rows, not their product.
 */
export function indexOf({ payments, refunds, orders, members }: Books): BookIndex {
  const takenOrders = new Set<string>()
  return {
    payments: new Takeable(
      payments,
      ({ tradeNo, tradeRef }) => [tradeNo, tradeNumber(tradeNo), tradeRef],
      new Set(),
    ),
    refunds: new Takeable(refunds, ({ refundNo = '', tradeNo }) => [refundNo, tradeNo], new Set()),
    orders: new Takeable(orders, ({ tradeRef }) => [tradeRef], takenOrders),
    ordersBySum: new Takeable(orders, ({ fen }) => [String(fen)], takenOrders),
    ordersByWord: new Takeable(
      orders,
      ({ fen, tradeRef, memberNum, memberName }) =>
        [tradeRef, memberNum, memberName].map((word) => wordKey(fen, word)),
      takenOrders,
    ),
    members: new Takeable(members, ({ name }) => [name], new Set()),
  }
}
