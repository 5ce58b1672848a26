import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'
import type { ChangeThread } from '../changeThread.ts'
import type { Offering } from '../formEffects/offeredCodes.ts'
import { ENDED, type FormUse } from '../repositories/workInFlight.ts'
import type { CodeCounter, CodeCounts } from './codeCounts.ts'
import { formUse, isUsedFor } from './formUse.ts'
import { countInFlight } from './inFlight.ts'
import { formOnly } from './sampleMigration.ts'

interface UseParts {
  store: Store
  configuration: Configurations
  codeCounter: CodeCounter
  changes: Pick<ChangeThread, 'offered'>
}

/**
 * Counts the applications of a form, and their answers in each of the given places, for staff who are about to remove
 * fields. A form that is not live yet has no applications. A code that the live form does not offer at its place has no
 * answers: otherwise a name or a number, given as a code, would tell whether somebody has it (decision 0402).
 * @throws BadRequest for a path that is no form
 */
export async function readFieldUse({
  input: { path, places },
  org: { orgId },
  parts,
}: Call<'studioFieldUse', 'org', UseParts>): Promise<Schema<'FieldUse'>> {
  const { documents } = await parts.configuration.of(orgId)
  const use = formUse(path, documents)
  if (!use) throw new Refusal(RefusalCode.BadRequest, 'documentPath', { path })
  if (ownValue(documents, path) === undefined) return unused(places.length)
  const [applications, counted] = await Promise.all([
    countApplications(parts.store, orgId, use),
    countOffered(parts, orgId, use, { documents: formOnly(documents, path), path, places }),
  ])
  return { ...applications, ...counted, counts: [...counted.counts] }
}

async function countOffered(
  { codeCounter, changes }: UseParts,
  orgId: string,
  use: FormUse,
  offering: Offering,
): Promise<CodeCounts> {
  const offered = await changes.offered(offering)
  const asked = offering.places.filter((_, index) => offered[index])
  if (asked.length === 0) return { counts: offered.map(() => 0), read: 0, isWhole: true }
  const { counts, ...counted } = await codeCounter.count(orgId, use, asked)
  const left = [...counts]
  return { ...counted, counts: offered.map((is) => (is ? (left.shift() ?? 0) : 0)) }
}

const unused = (places: number): Schema<'FieldUse'> => ({
  ...{ waiting: 0, ended: 0, read: 0, isWhole: true },
  counts: Array.from({ length: places }, () => 0),
})

const countApplications = (store: Store, orgId: string, use: FormUse) =>
  store.tx(orgId, async (tx) => {
    const all = await countInFlight(tx).all((one) => isUsedFor(use, one))
    const countOf = (isEnded: boolean) =>
      all
        .filter(({ status }) => ENDED.has(status) === isEnded)
        .reduce((total, { count }) => total + count, 0)
    return { waiting: countOf(false), ended: countOf(true) }
  })
