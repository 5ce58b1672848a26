import type { CallData } from '#contract/calls.ts'
import { PayMethod } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { MatchedPerson } from '#domain/money/entry/matchPeople.ts'
import { shareSum } from '#domain/money/entry/shareSum.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import { tradeNumber } from '#domain/money/tradeNumber.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { PictureViewer } from '#server/modules/files/pictures/pictureViewer.ts'
import { requireStored } from '#server/modules/files/storage/checkFiles.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store, Tx } from '#server/store/store.ts'
import {
  insertManualPayment,
  isNumberEntered,
  type NewManualPayment,
} from '../../repositories/manualPayments.ts'
import { insertShares, type NewShare } from '../../repositories/manualShares.ts'
import { requireOpenLine } from '../statements/openLine.ts'
import { storableFen } from '../storableFen.ts'
import { matchLines } from './matchLines.ts'
import { owedThrough } from './owedThrough.ts'
import { requireFreshEntry } from './requireFreshEntry.ts'

type Add = Call<
  'entryAdd',
  OnceFacts,
  { store: Store; configuration: Configurations; files: FileStore; pictures: PictureViewer }
>

const METHODS = { transfer: PayMethod.Transfer, cash: PayMethod.OnSite } as const

/**
 * Stores a payment received by transfer or in cash as a draft with one line per person, each matched with a member;
 * staff review it before `bookEntry` books it. Throws BadRequest for an empty number, a sum of zero, a future day or
 * too many lines; Conflict when the number was entered or paid before; and as `requireOpenLine` for a statement line.
 */
export async function addEntry(request: Add): Promise<CallData<'entryAdd'>> {
  const { input, org, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  const entry = checkedEntry(request)
  return once(request, 'entryAdd', {
    before: () => requireStored(parts, entry.enclosure),
    work: async (tx) => {
      if (input.statementId) await requireOpenLine(tx, input.statementId, input.line ?? 0)
      if (await isNumberEntered(tx, entry)) throw new Refusal(RefusalCode.Conflict, 'entryKnown')
      await requireFreshEntry(tx, entry)
      const people = await matchLines(tx, input.people)
      const id = await insertManualPayment(tx, entry)
      const holder = { holder: id, place: 'entryFile' } as const
      const taking = { owners: ownersOf(request.subject), purpose: 'proof' }
      await holdFiles(tx, parts.files, holder, entry.enclosure, taking)
      const year = Number(input.throughYear)
      await insertShares(tx, id, await shared(tx, configuration, people, { year, fen: entry.fen }))
      return { id }
    },
    derived: true,
  })
}

function checkedEntry({ input, subject, now }: Add): NewManualPayment {
  const { way, tradeNo, paidOn, amount, payer = '', note = '', enclosure = [] } = input
  const fen = storableFen(fenOf(amount) ?? 0)
  const number = tradeNumber(tradeNo)
  if (number === '') throw new Refusal(RefusalCode.BadRequest, 'entryNumberRequired')
  if (fen === 0) throw new Refusal(RefusalCode.BadRequest, 'entryNothing')
  if (paidOn > beijingDay(now)) throw new Refusal(RefusalCode.BadRequest, 'entryDay')
  const { id: enteredBy, realName: enteredByName } = requireAccount(subject)
  const said = { tradeNo: number, payer: payer.trim(), note: note.trim() }
  const from = { statementId: input.statementId ?? null, statementLine: input.line ?? null }
  return {
    method: METHODS[way],
    ...said,
    ...from,
    paidOn,
    fen,
    enclosure,
    enteredBy,
    enteredByName,
  }
}

/**
 * Proposes a sum for each line: the one it states, otherwise the whole payment for a single person, or what the member
 * owes through `year` where there are several. A line with an unreadable sum gets none.
 */
async function shared(
  tx: Tx,
  configuration: OrgConfiguration,
  people: readonly MatchedPerson[],
  { year, fen: whole }: { year: number; fen: number },
): Promise<NewShare[]> {
  const shares: NewShare[] = []
  for (const { person, state, memberId = null, memberNum = null, guesses } of people) {
    const owed = memberId ? await owedThrough(tx, configuration, memberId, year) : null
    const sum = shareSum(person, people.length === 1 ? whole : owed, memberNum)
    const fen = 'fen' in sum ? storableFen(sum.fen) : null
    const { line, text: said } = person
    shares.push({ line, said, state, memberId, fen, guesses: [...guesses] })
  }
  return shares
}
