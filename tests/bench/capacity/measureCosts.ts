import { PayMethod } from '#contract/codes.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import {
  type DuesWorld,
  duesWorld,
  ordered,
  told,
} from '../../server/modules/money/support/duesWorld.ts'
import { postgresServer } from '../../server/store/postgresCluster.ts'
import { applied, reported } from '../../server/support/applications.ts'
import { DEMO, type Visitor, visitor } from '../../server/support/visitor.ts'
import { type WatchedDatabase, watchDatabase } from './processTimes.ts'

/** What one of a kind costs: milliseconds of processor time here and in the database, bytes of its log. */
export interface Cost {
  server: number
  database: number
  log: number
}

/** Staff come first: their session would end while the clock is moved for the others. */
export const KINDS = [
  'staffList',
  'read',
  'query',
  'login',
  'message',
  'payment',
  'application',
] as const
export type Kind = (typeof KINDS)[number]

/** How often each is done; the dear ones less often. */
const TIMES: Record<Kind, number> = {
  read: 400,
  query: 200,
  login: 40,
  staffList: 200,
  message: 100,
  payment: 60,
  application: 30,
}

/** A minute passes between two of them: limits for a mobile or an address are for people. */
const BETWEEN = 61_000

/**
 * Returns what each kind costs, by the processor time of the whole server and of PostgreSQL: neither a busy machine nor
 * waiting counts. The server's includes all its threads its stand-ins for providers, and the puzzles of
 * browsers, which are as easy as can be.
 */
export async function measureCosts(): Promise<Record<Kind, Cost>> {
  const server = await postgresServer()
  if ('missing' in server) throw new Error(server.missing)
  const database = await watchDatabase(server.url)
  const world = await duesWorld({ databaseUrl: database.url })
  try {
    const costs = {} as Record<Kind, Cost>
    const deeds = await deedsOf(world)
    for (const kind of KINDS) costs[kind] = await costOf(deeds[kind], TIMES[kind], database)
    return costs
  } finally {
    await world.server.close()
    await database.close()
  }
}

type Deed = (turn: number) => Promise<unknown>

async function costOf(deed: Deed, times: number, database: WatchedDatabase): Promise<Cost> {
  // What loads and compiles once is not the cost of one.
  for (let turn = 0; turn < 5; turn += 1) await deed(-1 - turn)
  const [began, databaseBegan, logBegan] = [spentHere(), database.times(), await database.logged()]
  for (let turn = 0; turn < times; turn += 1) await deed(turn)
  return {
    server: (spentHere() - began) / times,
    database: (database.times() - databaseBegan) / times,
    log: ((await database.logged()) - logBegan) / times,
  }
}

function spentHere(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function deedsOf(world: DuesWorld): Promise<Record<Kind, Deed>> {
  const { server } = world
  const staff = visitor(server)
  await staff.login('staff', 'Staff-2026')
  const page = { orgId: DEMO, current: 1, size: 20 }
  const mobileOf = (turn: number, series: number) =>
    `1${series}${String(turn + 1000).padStart(7, '0')}`
  const somebody = () => {
    server.advance(BETWEEN)
    return visitor(server)
  }
  return {
    read: () => visitor(server).call('noticePage', page),
    query: () =>
      somebody().call('memberJoinPage', { ...page, oneMemberCode: '01', keyword: '沈砚秋' }),
    login: () => somebody().login('13800000001', 'Member-2026'),
    staffList: () => staff.call('memberApprovalPage', page),
    async message(turn) {
      await somebody().call('sendValidCode', { orgId: DEMO, mobile: mobileOf(turn, 391) })
      await server.work()
    },
    payment: () => pay(world),
    application: (turn) => apply(world, somebody(), mobileOf(turn, 392)),
  }
}

/** A code that proves the mobile, notice, order, notification of the provider, and the jobs that follow. */
async function pay(world: DuesWorld): Promise<void> {
  world.server.advance(BETWEEN)
  const { id, who } = await world.member()
  const notice = await told(who, id)
  const { tradeRef } = await ordered(world, who, notice)
  const paid = { tradeRef, tradeNo: `T${tradeRef}`, fen: 20_000, paidAt: world.server.now() }
  await settleNotified(world.server.parts, DEMO, PayMethod.Alipay, paid)
  await world.server.work()
}

async function apply({ server }: DuesWorld, who: Visitor, mobile: string): Promise<void> {
  const { id } = await applied(server, who, mobile)
  await reported(server, who, id)
  await server.work()
}
