import type { CallData, Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Mapping } from '#domain/money/statement/mapped/mappedFields.ts'
import type { Statement } from '#domain/money/statement/statement.ts'
import { tradeNumber } from '#domain/money/tradeNumber.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/statements.json' with { type: 'json' }
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { methodName } from '../../payMethods.ts'
import { insertStatementLines } from '../../repositories/statementLines.ts'
import {
  findMapping,
  insertStatement,
  isStatementTaken,
  putMapping,
} from '../../repositories/statements.ts'
import { lineRows } from './lineRows.ts'
import { readDayNets, readStatementBooks } from './readBooks.ts'
import { merchantOf, settlementWords } from './sources.ts'
import type { Matched } from './thread/matchLines.ts'
import type { ReadStatement } from './thread/readStatement.ts'
import type { StatementReader } from './thread/statementReader.ts'
import { uploadedBytes } from './uploadedBytes.ts'

type Import = Call<
  'statementImport',
  OnceFacts,
  { store: Store; configuration: Configurations; files: FileStore; statements: StatementReader }
>

/** Most lines of one file: a year of a large society's bank account. */
const MOST_LINES = 20_000

/**
 * Imports a bill or a bank statement and matches each line with the books; a file that deviates from its format is
 * refused as a whole. For a sheet of no published format the answer lists its columns with suggestions, and staff name
 * them once. Throws BadRequest for a faulty file, too many lines or another provider's bill; Conflict for a file
 * imported before.
 */
export async function importStatement(request: Import): Promise<CallData<'statementImport'>> {
  return once(request, 'statementImport', {
    before: () => readAndMatched(request),
    work: async (tx, read): Promise<CallData<'statementImport'>> =>
      'columns' in read ? columnsAsked(read.columns) : take(tx, request, read),
  })
}

/** A parsed file with the matches of its lines. */
interface MatchedFile {
  digest: string
  statement: Statement
  matched: Matched
  /** Column mapping that the file was read by, if staff confirmed it in this call. */
  named: Mapping | undefined
}

async function readAndMatched(
  request: Import,
): Promise<MatchedFile | Extract<ReadStatement, { columns: unknown }>> {
  const { input, org, subject, parts } = request
  const { source, file } = input
  const configuration = await parts.configuration.of(org.orgId)
  const { bytes, digest } = await uploadedBytes(parts, org.orgId, subject, file)
  const named = mappingSaid(input.mapping)
  const mapping = named ?? (await remembered(request))
  const merchant = merchantOf(source, configuration)
  const read = await parts.statements.read({ bytes, source, merchant, mapping })
  if ('columns' in read) return read
  const statement = numbered(source, requireStatement(read))
  const { books, nets } = await parts.store.tx(org.orgId, async (tx) => ({
    books: await readStatementBooks(tx, source, statement),
    nets: await readDayNets(tx, source, statement),
  }))
  const matched = await parts.statements.match({ statement, books, nets, words: settlementWords() })
  const isByColumns = 'statement' in read && read.isByColumns
  return { digest, statement, matched, named: isByColumns ? named : undefined }
}

/**
 * Normalises a bank's trade numbers for comparison; a provider's stay as written, since queries to the provider use
 * them.
 */
const numbered = (source: Import['input']['source'], statement: Statement): Statement =>
  source === 'bank'
    ? {
        ...statement,
        lines: statement.lines.map((line) =>
          line.tradeNo === undefined ? line : { ...line, tradeNo: tradeNumber(line.tradeNo) },
        ),
      }
    : statement

async function take(
  tx: Tx,
  { input: { source, file }, subject, parts }: Import,
  { digest, statement, matched, named }: MatchedFile,
): Promise<{ id: string }> {
  if (await isStatementTaken(tx, { source, digest }))
    throw new Refusal(RefusalCode.Conflict, 'statementTaken')
  const { id: importedBy, realName: importedByName } = requireAccount(subject)
  const { from: fromOn, until: untilOn, totals } = statement
  const row = { source, digest, fromOn, untilOn, totals, importedBy, importedByName }
  const id = await insertStatement(tx, { ...row, enclosure: [file] })
  const holder = { holder: id, place: 'statementFile' } as const
  const taking = { owners: ownersOf(subject), purpose: 'statement' }
  await holdFiles(tx, parts.files, holder, [file], taking)
  await insertStatementLines(tx, id, lineRows(statement, matched))
  if (named) await putMapping(tx, source, named)
  return { id }
}

const remembered = ({ input, org, parts }: Import): Promise<Mapping | undefined> =>
  parts.store.tx(org.orgId, (tx) => findMapping(tx, input.source))

/** Returns the column mapping without the columns left empty; undefined when all are. */
function mappingSaid(said: Schema<'StatementMapping'> | undefined): Mapping | undefined {
  const named = Object.entries(said ?? {}).filter(([, title]) => title !== '')
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

const columnsAsked = ({
  titles,
  suggested,
}: Extract<ReadStatement, { columns: unknown }>['columns']) => ({
  columns: { titles: titles.map((title) => ({ value: title, label: title })), suggested },
})

/** Returns the parsed statement. Throws BadRequest naming the fault and its place in the file. */
function requireStatement(read: Exclude<ReadStatement, { columns: unknown }>): Statement {
  if ('writer' in read)
    throw new Refusal(RefusalCode.BadRequest, 'statementWriter', { name: methodName(read.writer) })
  if ('fault' in read) {
    const { line = 0, sheet, column = '', found = '', wanted = '' } = read.place
    const place = sheet === undefined ? words.where : words.whereInSheet
    const where = line > 0 ? fill(place, { line, sheet: sheet ?? '' }) : ''
    const what = fill(words.faults[read.fault], { column, found, wanted })
    throw new Refusal(RefusalCode.BadRequest, 'statementFault', { text: `${where}${what}` })
  }
  if (read.statement.lines.length > MOST_LINES)
    throw new Refusal(RefusalCode.BadRequest, 'statementLines', { limit: MOST_LINES })
  return read.statement
}
