import type { BookMember, BookOrder, BookPayment, BookRefund, Books } from './books.ts'

/** Queues of things under a key, of which each is taken once. */
export class Takeable<Thing extends { id: string }> {
  readonly #byKey = new Map<string, Thing[]>()
  readonly #taken: Set<string>

  /** `taken` is shared by the indexes of the same things. */
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

  /** Things under the key that nobody took. */
  free(key: string | undefined): readonly Thing[] {
    if (key === undefined || key === '') return []
    return (this.#byKey.get(key) ?? []).filter(({ id }) => !this.#taken.has(id))
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
  /** By sum; shares what is taken with `orders`. */
  ordersBySum: Takeable<BookOrder>
  members: Takeable<BookMember>
}

/** The books by what lines are looked up with, so that a file costs its lines and the books their rows, no product. */
export function indexOf({ payments, refunds, orders, members }: Books): BookIndex {
  const takenOrders = new Set<string>()
  return {
    payments: new Takeable(payments, ({ tradeNo, tradeRef }) => [tradeNo, tradeRef], new Set()),
    refunds: new Takeable(refunds, ({ refundNo = '', tradeNo }) => [refundNo, tradeNo], new Set()),
    orders: new Takeable(orders, ({ tradeRef }) => [tradeRef], takenOrders),
    ordersBySum: new Takeable(orders, ({ fen }) => [String(fen)], takenOrders),
    members: new Takeable(members, ({ name }) => [name], new Set()),
  }
}
