import { openEnd } from '#server/store/shards/move/ends.ts'
import type { Move, Moved } from '#server/store/shards/move/move.ts'
import { moveSociety } from '#server/store/shards/move/moveSociety.ts'
import type { Store } from '#server/store/store.ts'
import type { TwoShards } from './twoShards.ts'

/** Moves a society as the command does. */
export async function moveBetween(
  { admins }: Pick<TwoShards, 'admins'>,
  store: Store,
  move: { orgId: string; from: string; to: string } & Partial<
    Pick<Move, 'reached' | 'pauseSeconds'>
  >,
): Promise<Moved> {
  const [catalogue] = store.shards()
  if (!catalogue) throw new Error('no catalogue')
  const from = await openEnd(move.from, admins[move.from] ?? '')
  const to = await openEnd(move.to, admins[move.to] ?? '')
  try {
    return await moveSociety({ pauseSeconds: 10, ...move, from, to, catalogue })
  } finally {
    await from.client.end()
    await to.client.end()
  }
}
