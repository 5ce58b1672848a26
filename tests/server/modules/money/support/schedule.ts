import fc from 'fast-check'
import { PayMethod } from '#contract/codes.ts'

/** One thing that happens; `nth` picks among the orders, or the entries of the list, there are by then. */
export type Happening =
  | { kind: 'pay'; method: PayMethod; year: '2026' | '2027'; device: '1' | '2' }
  /** Somebody pays at the provider, perhaps another sum. */
  | { kind: 'scan'; nth: number; fen?: number }
  /** A provider tells of money, once or several times at once. */
  | { kind: 'notify'; nth: number; times: number }
  /** Money for an order nobody knows. */
  | { kind: 'stray'; fen: number }
  | { kind: 'poll'; nth: number }
  | { kind: 'cancel'; nth: number }
  | { kind: 'decide'; nth: number; decision: 'approve' | 'return' }
  | {
      kind: 'remedy'
      nth: number
      remedy: 'credit' | 'refund' | 'assign' | 'reverse'
      /** A part of it. */
      amount?: string
    }
  /** Staff take a deed back. */
  | { kind: 'undo'; nth: number }
  | { kind: 'work' }

/** What goes wrong meanwhile. */
export type Mishap =
  | {
      kind: 'break'
      method: PayMethod
      call: 'create' | 'query' | 'close' | 'refund'
      where: 'before' | 'after'
    }
  | { kind: 'die'; after: number; when: 'before' | 'after' }

/** Things that happen at once, after some time has passed. */
export interface Round {
  minutes: number
  mishaps: Mishap[]
  happenings: Happening[]
}

export interface Schedule {
  rounds: Round[]
  /** How long each call to a provider takes, in turns of the event loop; used over and over. */
  pace: number[]
}

const ONLINE = [PayMethod.Alipay, PayMethod.Wechat, PayMethod.Ccb] as const
const nth = fc.nat(4)
const where = fc.constantFrom('before', 'after')
const online = fc.constantFrom(...ONLINE)

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      method: fc.constantFrom(...ONLINE, PayMethod.OnSite),
      year: fc.constantFrom('2026', '2027'),
      device: fc.constantFrom('1', '2'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      { kind: fc.constant('scan'), nth, fen: fc.constantFrom(1, 20_000, 40_000, 30_000) },
      { requiredKeys: ['kind', 'nth'] },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('notify'),
      nth,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stray'), fen: fc.constant(20_000) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('poll'), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide'),
      nth,
      decision: fc.constantFrom('approve', 'return'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        kind: fc.constant('remedy'),
        nth,
        remedy: fc.constantFrom('credit', 'credit', 'refund', 'assign', 'reverse'),
        amount: fc.constantFrom('50.00', '200.00'),
      },
      { requiredKeys: ['kind', 'nth', 'remedy'] },
    ),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo'), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('work') }) },
) as fc.Arbitrary<Happening>

const mishap: fc.Arbitrary<Mishap> = fc.oneof(
  fc.record({
    kind: fc.constant('break'),
    method: online,
    call: fc.constantFrom('create', 'query', 'close', 'refund'),
    where,
  }),
  fc.record({ kind: fc.constant('die'), after: fc.nat(5), when: where }),
) as fc.Arbitrary<Mishap>

const round: fc.Arbitrary<Round> = fc.record({
  minutes: fc.constantFrom(0, 0, 0, 1, 6, 29, 31),
  mishaps: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Mishap[]>([]) },
    { weight: 2, arbitrary: fc.array(mishap, { minLength: 1, maxLength: 2 }) },
  ),
  happenings: fc.array(happening, { minLength: 1, maxLength: 4 }),
})

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  rounds: fc.array(round, { minLength: 3, maxLength: 12 }),
  pace: fc.array(fc.nat(4), { minLength: 4, maxLength: 8 }),
})
