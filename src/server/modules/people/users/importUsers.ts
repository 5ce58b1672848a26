import type { Schema } from '#contract/calls.ts'
import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { TextKind } from '#contract/textKinds.ts'
import { type CsvRecord, readCsv } from '#domain/text/csv.ts'
import { isExponent } from '#domain/text/exponent.ts'
import { fill } from '#domain/text/fill.ts'
import { isMobile } from '#domain/text/kinds/mobile.ts'
import { cleanText } from '#domain/text/kinds/textKindTable.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { insertAccount } from '#server/base/repositories/accounts.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import type { Store, Tx } from '#server/store/store.ts'
import { noteManaged } from './managedUser.ts'
import { type Person, personOf } from './personOf.ts'

type Import = Call<'importUsers', OnceFacts, { store: Store }>
type Outcome = Schema<'ImportOutcome'>

const MOST_LINES = 2000
/** Characters from which the delimiter is detected: the titles, and some lines. */
const BEGINNING = 4000
const USER_NAME = /^[A-Za-z0-9_-]{1,40}$/

/**
 * Adds the individuals of a file, all or none: with errors, which are returned by line, none is added.
 * @throws BadRequest for an unclosed quote, missing titles or too many lines
 */
export async function importUsers(request: Import): Promise<Outcome> {
  const { input } = request
  const { detectDelimiter } = await import('hucre/csv')
  const file = fileOf(input.content, detectDelimiter(input.content.slice(0, BEGINNING)))
  const people = file.lines.map((line) => ({ line: line.line, person: personIn(file, line) }))
  const malformed = [
    ...titleFaults(file),
    ...file.lines.flatMap((line, at) => faultOf(file, line, people[at]?.person)),
  ]
  if (malformed.length > 0) return { added: 0, errors: malformed }
  return once(request, 'importUsers', {
    work: (tx) => addAll(tx, request, people),
  }).catch((error: unknown) => {
    if (error instanceof LineFaults) return { added: 0, errors: error.errors }
    throw error
  })
}

/** Rolls the transaction back and carries the errors by line. */
class LineFaults extends Error {
  constructor(readonly errors: Outcome['errors']) {
    super('lines of an import are wrong')
  }
}

async function addAll(tx: Tx, { subject }: Import, people: readonly Line[]): Promise<Outcome> {
  const errors: Outcome['errors'] = []
  for (const { line, person } of people) {
    try {
      const columns = await personOf(tx, person)
      const { id, realName } = await insertAccount(tx, {
        ...columns,
        userType: UserType.Individual,
      })
      await noteManaged(tx, subject, { id, realName, opinion: words.done.importUsers })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push({ line, msg: error.message })
    }
  }
  if (errors.length > 0) throw new LineFaults(errors)
  tx.note({ detail: { rows: people.length } })
  return { added: people.length, errors }
}

interface Line {
  line: number
  person: Person
}

/** A parsed file, whose first line has the titles of the columns. */
interface File {
  headLine: number
  titles: readonly string[]
  /** Title → index of its column, the first one for a repeated title. */
  columns: ReadonlyMap<string, number>
  lines: readonly CsvRecord[]
}

function fileOf(content: string, delimiter: string): File {
  const { records, brokenAt } = readCsv(content, delimiter)
  if (brokenAt !== undefined)
    throw new Refusal(RefusalCode.BadRequest, 'importQuote', { line: brokenAt })
  const [head, ...lines] = records
  const titles = head?.cells.map((cell) => cell.trim()) ?? []
  const columns = new Map(titles.map((title, at) => [title, at] as const).reverse())
  const { realName, mobile } = words.columns
  if (!head || !columns.has(realName) || !columns.has(mobile) || lines.length > MOST_LINES)
    throw new Refusal(RefusalCode.BadRequest, 'importUnreadable', { limit: MOST_LINES })
  return { headLine: head.line, titles, columns, lines }
}

const cellAt = ({ columns }: File, { cells }: CsvRecord, title: string): string =>
  (cells[columns.get(title) ?? -1] ?? '').trim().replace(/^'/, '')

function personIn(file: File, line: CsvRecord): Person {
  const { realName, mobile, userName } = words.columns
  const cell = (title: string, kind: TextKind) => cleanText(kind, cellAt(file, line, title))
  return {
    realName: cell(realName, 'name'),
    mobile: cell(mobile, 'mobile'),
    userName: cell(userName, 'loginName'),
  }
}

/** Reports a repeated title, of which one column would not be read. */
function titleFaults({ headLine, titles, columns }: File): Outcome['errors'] {
  const title = titles.find((each, at) => each !== '' && columns.get(each) !== at)
  return title === undefined ? [] : [{ line: headLine, msg: fill(words.titleTwice, { title }) }]
}

function faultOf(file: File, line: CsvRecord, person: Person | undefined): Outcome['errors'] {
  const msg = person && sentenceOf(file, line, person)
  return msg === undefined ? [] : [{ line: line.line, msg }]
}

function sentenceOf(
  file: File,
  line: CsvRecord,
  { realName, mobile, userName }: Person,
): string | undefined {
  const stray = line.cells.find((cell, at) => cell.trim() !== '' && !file.titles[at])
  if (stray !== undefined) return fill(words.cellUntitled, { cell: stray.trim() })
  const { columns } = words
  const rewritten = [columns.mobile, columns.userName]
    .map((title) => cellAt(file, line, title))
    .find(isExponent)
  if (rewritten !== undefined) return fill(words.cellRewritten, { cell: rewritten })
  if (realName === '') return words.realNameMissing
  if (!isMobile(mobile)) return words.mobileFormat
  return userName && !USER_NAME.test(userName) ? words.userNameFormat : undefined
}
