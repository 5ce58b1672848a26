import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Period } from '#domain/money/closing/closablePeriod.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { enqueue } from '#server/base/repositories/outbox.ts'
import words from '#server/messages/duesClosing.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { DRAW_CLOSING } from '#server/store/jobKinds.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Store, Tx } from '#server/store/store.ts'
import {
  type ClosingProposal,
  findProposal,
  insertClosing,
  insertProposal,
} from '../repositories/duesClosings.ts'
import { lockPeriods } from '../repositories/duesPeriods.ts'
import { newClosingFiles } from './files/newClosingFiles.ts'
import { openPeriod } from './openPeriod.ts'
import { needsTwo } from './previewClosing.ts'
import { readPeriod } from './readPeriod.ts'

type Close = Call<'booksClose', OnceFacts, { store: Store; configuration: Configurations }>
type Outcome = keyof typeof words.closed

/** Staff member who closes, with the note on differences. */
interface Author {
  id: string
  name: string
  note: string
}

/**
 * Closes the books through a day, irrevocably. Where `staff.json` requires two persons for the money received and paid
 * out, the first one proposes the closing and another closes; a proposal for another day replaces the one before.
 * Differences do not prevent a closing, but have to be explained. Throws Conflict when nothing can be closed, the day
 * is not closable, or the proposer closes; BadRequest for differences without a note.
 */
export async function closeBooks(request: Close): Promise<CallData<'booksClose'>> {
  const { input, org, subject, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const { id, realName: name } = requireAccount(subject)
  const author = { id, name, note: input.note?.trim() ?? '' }
  return once(request, 'booksClose', {
    work: async (tx) => {
      const period = await periodThrough(tx, input.through)
      const outcome = await close(tx, configuration, period, author)
      return { outcome, message: words.closed[outcome] }
    },
  })
}

/**
 * Returns the period to close; no deed is booked from here until the transaction ends. Throws Conflict when nothing can
 * be closed or the day is not closable.
 */
async function periodThrough(tx: Tx, through: string): Promise<Period> {
  const { closable } = await openPeriod(tx, await lockPeriods(tx))
  if (!closable) throw new Refusal(RefusalCode.Conflict, 'closingNothing')
  if (through < closable.from || through > closable.through)
    throw new Refusal(RefusalCode.Conflict, 'closingDay', { ...closable })
  return { from: closable.from, through }
}

async function close(
  tx: Tx,
  configuration: OrgConfiguration,
  period: Period,
  author: Author,
): Promise<Outcome> {
  const read = await readPeriod(tx, period)
  if (read.differences.length > 0 && author.note === '')
    throw new Refusal(RefusalCode.BadRequest, 'closingNoteRequired')
  const isTwoPersons = await needsTwo(tx, read.sums, configuration)
  const proposal = isTwoPersons ? await findProposal(tx, period.from) : undefined
  if (isTwoPersons && proposal?.throughOn !== period.through) {
    await propose(tx, period, author)
    return 'proposed'
  }
  if (proposal?.proposedBy === author.id)
    throw new Refusal(RefusalCode.Conflict, 'closingSamePerson')
  const id = publicId()
  const files = await newClosingFiles(tx, period)
  await insertClosing(tx, { id, ...daysOf(period), ...read, ...signed(author, proposal), ...files })
  await enqueue(tx, { kind: DRAW_CLOSING, payload: { id } })
  return 'closed'
}

const propose = (tx: Tx, period: Period, { id, name, note }: Author): Promise<void> =>
  insertProposal(tx, { ...daysOf(period), note, proposedBy: id, proposedByName: name })

const daysOf = ({ from, through }: Period) => ({ fromOn: from, throughOn: through })

const signed = ({ id, name, note }: Author, proposal: ClosingProposal | undefined) => ({
  note: note || (proposal?.note ?? ''),
  closedBy: id,
  closedByName: name,
  proposedBy: proposal?.proposedBy ?? null,
  proposedByName: proposal?.proposedByName ?? null,
  proposedAt: proposal?.createdAt ?? null,
})
