import { randomUUID } from 'node:crypto'
import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { ReliefTerms } from '#domain/money/fees/relief.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { oneAtATime } from '#server/base/idempotency/oneAtATime.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { PictureViewer } from '#server/modules/files/pictures/pictureViewer.ts'
import { requireStored } from '#server/modules/files/storage/checkFiles.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { insertRelief, type NewRelief } from '../../repositories/duesReliefs.ts'
import { needsTwoPersons } from '../twoPersons.ts'
import { applyReliefs } from './applyReliefs.ts'
import { type AskedRelief, askedRelief } from './askedRelief.ts'
import { foregoneTogether } from './foregoneTogether.ts'
import { matchMembers } from './matchMembers.ts'
import { type PlannedMember, planReliefs } from './planReliefs.ts'
import { foregoneBy } from './previewRelief.ts'

type Add = Call<
  'reliefAdd',
  OnceFacts,
  { store: Store; configuration: Configurations; files: FileStore; pictures: PictureViewer }
>

/**
 * Grants the members of a list a relief by a resolution: all of them, or none when one cannot be granted it. Years that
 * cost nothing by it extend the term at once or, where the sum of what counts together (`foregoneTogether`) requires
 * two persons, after the second one confirms it. Throws BadRequest for an empty resolution, invalid terms or an invalid
 * list; Conflict when a member cannot be granted it.
 */
export async function addRelief(request: Add): Promise<CallData<'reliefAdd'>> {
  const { input, org, parts } = request
  const resolution = input.resolution.trim()
  if (resolution === '') throw new Refusal(RefusalCode.BadRequest, 'reliefResolution')
  const asked = { ...askedRelief(input), list: input.members }
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'reliefAdd', {
    before: () => requireStored(parts, input.enclosure ?? []),
    work: async (tx) => {
      await oneAtATime(tx, 'reliefAdd')
      await lockMembers(tx, asked.list)
      const planned = requireAll(await planReliefs(tx, configuration, asked))
      const { id: doneBy } = requireAccount(request.subject)
      const together = await foregoneTogether(tx, { resolution, doneBy })
      const needsSecond = needsTwoPersons(together + foregoneBy(planned), configuration)
      const shared = { ...sharedBy(request, asked), resolution, needsSecond }
      for (const one of planned) await give(tx, request, configuration, { ...one.planned, shared })
      const text = needsSecond ? words.relief.addedWaiting : words.relief.added
      return { count: planned.length, message: fill(text, { count: planned.length }) }
    },
  })
}

/** Locks the members in order of their ids, so that two lists with common members cannot deadlock. */
async function lockMembers(tx: Tx, list: string): Promise<void> {
  const ids = (await matchMembers(tx, list)).flatMap((one) =>
    'member' in one ? one.member.id : [],
  )
  for (const id of ids.toSorted()) await memberApplications.lock(tx, id)
}

type Given = Required<PlannedMember>

function requireAll(planned: readonly PlannedMember[]): Given[] {
  const given = planned.filter((one): one is Given => one.planned !== undefined)
  const count = planned.length - given.length
  if (count > 0) throw new Refusal(RefusalCode.Conflict, 'reliefBatch', { count })
  return given
}

type Shared = Omit<NewRelief, 'memberId' | 'foregone'>

function sharedBy({ input, subject }: Add, { from, to, terms }: AskedRelief) {
  const { id, realName } = requireAccount(subject)
  return {
    batchId: randomUUID(),
    fromYear: from,
    toYear: to,
    ...columnsOf(terms),
    kind: input.kind,
    note: (input.note ?? '').trim(),
    enclosure: input.enclosure ?? [],
    doneBy: id,
    doneByName: realName,
  }
}

const columnsOf = (terms: ReliefTerms) => ({
  way: terms.way,
  percent: terms.way === 'percent' ? terms.percent : null,
  fen: terms.way === 'amount' ? terms.fen : null,
})

async function give(
  tx: Tx,
  { subject, parts }: Add,
  configuration: OrgConfiguration,
  { member, foregone, shared }: Given['planned'] & { shared: Shared },
): Promise<void> {
  const id = await insertRelief(tx, { ...shared, memberId: member.id, foregone })
  const holder = { holder: id, place: 'reliefFile' } as const
  const taking = { owners: ownersOf(subject), purpose: 'relief' }
  await holdFiles(tx, parts.files, holder, shared.enclosure, taking)
  if (!shared.needsSecond) await applyReliefs(tx, member, configuration)
}
