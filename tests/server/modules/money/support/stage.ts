import type { CallData, CallInput, OperationId } from '#contract/calls.ts'
import { type OnlineMethod, UserType } from '#contract/codes.ts'
import type { CallSubject } from '#server/base/subject.ts'
import type { CallHandler } from '#server/calls/callRequest.ts'
import { HANDLERS } from '#server/calls/handlers.ts'
import type { ServerParts } from '#server/calls/serverParts.ts'
import type { DuesOrder } from '#server/modules/money/repositories/duesOrders.ts'
import type { PaidTrade } from '#server/providers/pay/payProvider.ts'
import { DEMO } from '../../../support/visitor.ts'
import { approvedMember, type DuesWorld } from './duesWorld.ts'
import type { FakeProvider } from './fakeProvider.ts'
import { type MortalStore, mortalStore } from './mortalStore.ts'

/** Money that a provider took, and which one. */
export interface Told {
  method: OnlineMethod
  trade: PaidTrade
}

/** A member of its own in a world whose process may die: where a schedule is played. */
export interface Stage {
  world: DuesWorld
  /** Dies when told. */
  mortal: MortalStore
  parts: ServerParts
  providers: ReadonlyMap<OnlineMethod, FakeProvider>
  memberId: string
  owner: CallSubject
  /** All money so far, by whoever took it. */
  money: Told[]
}

const mobiles = { next: 1 }

export async function openStage(world: DuesWorld): Promise<Stage> {
  const mobile = `139${String(mobiles.next++).padStart(8, '0')}`
  const mortal = mortalStore(world.server.parts.store)
  const fakes = [world.alipay, world.wechat, world.ccb]
  const { id: memberId } = await world.tx((tx) => approvedMember(tx, { mobile }))
  return {
    world,
    mortal,
    parts: { ...world.server.parts, store: mortal.store },
    providers: new Map(fakes.map((provider) => [provider.method, provider])),
    memberId,
    owner: { provenMobiles: [mobile] },
    money: [],
  }
}

/** The orders of the member, the oldest first. */
export const ordersOn = ({ world, memberId }: Stage): Promise<DuesOrder[]> =>
  world.tx((tx) =>
    tx.db
      .selectFrom('duesOrder')
      .where('memberId', '=', memberId)
      .selectAll()
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  )

export const STAFF: CallSubject = {
  account: {
    id: 'staff',
    userType: UserType.Staff,
    realName: '财务',
    userName: 'staff',
    mobile: null,
    orgUnitId: null,
    orgName: null,
    areaCode: null,
    secondFactorAt: null,
    rights: ['dues', 'export'],
  },
}

/** A call as `answerCall` hands it over, of the member's owner unless of somebody else. */
export function callOn<Id extends OperationId>(
  { world, parts, owner }: Stage,
  id: Id,
  input: CallInput<Id>,
  subject = owner,
): Promise<CallData<Id>> {
  const handler = HANDLERS[id] as CallHandler<Id>
  return handler({
    input,
    subject,
    parts,
    org: { orgId: DEMO, code: 'demo' },
    now: world.server.now(),
    ip: '10.9.9.9',
    userAgent: '',
    origin: 'http://localhost',
    idempotencyKey: undefined,
  }) as Promise<CallData<Id>>
}
