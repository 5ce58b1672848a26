import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/shards.json' with { type: 'json' }
import { type End, openEnd } from '#server/store/shards/move/ends.ts'
import { abortMove, removeMoved } from '#server/store/shards/move/leftovers.ts'
import type { Moved } from '#server/store/shards/move/move.ts'
import { moveSociety } from '#server/store/shards/move/moveSociety.ts'
import { stateAt } from '#server/store/shards/move/states.ts'
import { findOrganisations, listOrganisations } from '#server/store/shards/organisations.ts'
import type { Shards } from '#server/store/shards/places.ts'

export interface ShardsDesk {
  shards: Shards
  /** Addresses for a superuser, by name of the database. */
  admins: Readonly<Record<string, string>>
  say: (line: string) => void
}

/** A society and a database, as the command line names them. */
interface Named {
  code: string
  name: string
}

/** Lists the societies of each database. */
export async function listSocieties({ shards, say }: ShardsDesk): Promise<void> {
  for (const [name, store] of shards.byName) {
    const codes = (await store.txSystem(listOrganisations)).map(({ code }) => code)
    say(fill(words.shard, { name, count: codes.length }))
    for (const code of codes) say(fill(words.society, { code }))
  }
}

/** Moves a society to the named database, or completes a move there that was ended half-way. */
export async function moveTo(
  desk: ShardsDesk,
  { code, name, pauseSeconds }: Named & { pauseSeconds: number },
): Promise<void> {
  const home = await homeOf(desk, code)
  await withEnd(desk, name, async (to) => {
    const arrived = await stateAt(to, home.orgId)
    const former = arrived?.state === 'arrived' ? arrived.peer : home.name
    if (former === name) return desk.say(fill(words.already, { code, name }))
    await withEnd(desk, former, async (from) => {
      const since = performance.now()
      const moved = await moveSociety({
        ...{ from, to, orgId: home.orgId, pauseSeconds, catalogue: desk.shards.catalogue },
        reached(step) {
          const seconds = ((performance.now() - since) / 1000).toFixed(1)
          desk.say(fill(words.step, { seconds, what: words.steps[step] }))
        },
      })
      for (const line of outcome(moved, { code, name })) desk.say(line)
      desk.say(fill(words.leftover, { code, name: former }))
    })
  })
}

function outcome({ pausedMs, differing }: Moved, named: Named): string[] {
  if (pausedMs === undefined || !differing) return [fill(words.resumed, { ...named })]
  const pause = (pausedMs / 1000).toFixed(2)
  if (differing.length === 0) return [fill(words.moved, { ...named, pause })]
  return [fill(words.differing, { ...named, tables: differing.join(', ') })]
}

/** Aborts an undecided move to the named database. */
export async function abortSociety(desk: ShardsDesk, { code, name }: Named): Promise<void> {
  const { orgId, name: home } = await homeOf(desk, code)
  await withEnd(desk, home, (from) => withEnd(desk, name, (to) => abortMove({ from, to, orgId })))
  desk.say(fill(words.aborted, { code, name: home }))
}

/** Removes what a society that has moved left in the named database. */
export async function removeLeftovers(
  desk: ShardsDesk,
  { code, name, isUnverified }: Named & { isUnverified: boolean },
): Promise<void> {
  const { orgId } = await homeOf(desk, code)
  await withEnd(desk, name, (end) => removeMoved(end, orgId, isUnverified))
  desk.say(fill(words.removed, { code, name }))
}

/**
 * Finds the database where a society is at home by asking the databases themselves. Throws when none has the society.
 */
async function homeOf({ shards }: ShardsDesk, code: string) {
  for (const [name, store] of shards.byName) {
    const found = (await store.lookUp('code', [code], findOrganisations('code'))).get(code)
    if (found instanceof Error) throw found
    if (found) return { orgId: found.orgId, name }
  }
  throw new Error(fill(words.noOrganisation, { code }))
}

async function withEnd(
  { shards, admins }: ShardsDesk,
  name: string,
  work: (end: End) => Promise<void>,
): Promise<void> {
  if (!shards.byName.has(name)) throw new Error(fill(words.noShard, { name }))
  const url = ownValue(admins, name)
  if (url === undefined) throw new Error(fill(words.noAdmin, { name }))
  const end = await openEnd(name, url)
  try {
    await work(end)
  } finally {
    await end.client.end()
  }
}
