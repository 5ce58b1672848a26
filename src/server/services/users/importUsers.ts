import type { Schema } from '#contract/calls.ts'
import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { TextKind } from '#contract/textKinds.ts'
import { type CsvRecord, readCsv } from '#domain/text/csv.ts'
import { isMobile } from '#domain/text/kinds/mobile.ts'
import { cleanText } from '#domain/text/kinds/textKindTable.ts'
import { Refusal } from '../../messages/refusal.ts'
import words from '../../messages/users.json' with { type: 'json' }
import { insertAccount } from '../../store/repositories/accounts.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { Call } from '../call.ts'
import { type OnceFacts, once } from '../idempotency/once.ts'
import { noteManaged } from './managedUser.ts'
import { type Person, personOf } from './personOf.ts'

type Import = Call<'importUsers', OnceFacts, { store: Store }>
type Outcome = Schema<'ImportOutcome'>

const MOST_LINES = 2000
const USER_NAME = /^[A-Za-z0-9_-]{1,40}$/

/** Adds the individuals of a file, all or none: errors are returned by line, and then none is added. */
export async function importUsers(request: Import): Promise<Outcome> {
  const { input } = request
  const people = peopleIn(input.content)
  const malformed = people.flatMap(({ line, person }) => faultOf(line, person))
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

/** Parses the persons of a file by the titles in its first line. */
function peopleIn(content: string): Line[] {
  const { records, brokenAt } = readCsv(content)
  if (brokenAt !== undefined)
    throw new Refusal(RefusalCode.BadRequest, 'importQuote', { line: brokenAt })
  const [head, ...lines] = records
  const { realName, mobile, userName } = words.columns
  const at = (title: string) => head?.cells.findIndex((cell) => cell.trim() === title) ?? -1
  if (at(realName) < 0 || at(mobile) < 0 || lines.length > MOST_LINES)
    throw new Refusal(RefusalCode.BadRequest, 'importUnreadable', { limit: MOST_LINES })
  const cell = ({ cells }: CsvRecord, title: string, kind: TextKind) =>
    cleanText(kind, (cells[at(title)] ?? '').trim().replace(/^'/, ''))
  return lines.map((record) => ({
    line: record.line,
    person: {
      realName: cell(record, realName, 'name'),
      mobile: cell(record, mobile, 'mobile'),
      userName: cell(record, userName, 'loginName'),
    },
  }))
}

function faultOf(line: number, { realName, mobile, userName }: Person): Outcome['errors'] {
  if (realName === '') return [{ line, msg: words.realNameMissing }]
  if (!isMobile(mobile)) return [{ line, msg: words.mobileFormat }]
  if (userName && !USER_NAME.test(userName)) return [{ line, msg: words.userNameFormat }]
  return []
}
