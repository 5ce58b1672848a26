import { type ListedPerson, readPeople } from '#domain/money/entry/readPeople.ts'
import { shareSum } from '#domain/money/entry/shareSum.ts'
import type { ManualShare } from '../../repositories/manualPayments.ts'

type Said = Pick<ManualShare, 'line' | 'said'>

/**
 * Returns the text of a draft's line that looks like a sum but cannot be read, so that staff have to enter the sum;
 * undefined otherwise. All lines are parsed together, because a leading line number is recognised by the neighbouring
 * lines.
 */
export function unclearSum(
  lines: readonly Said[],
  { line }: Said,
  { usual, memberNum }: { usual: number | null; memberNum: string | null },
): string | undefined {
  const person = readSaid(lines)[lines.findIndex((one) => one.line === line)]
  const sum = person && shareSum(person, usual, memberNum)
  return sum && 'unclear' in sum ? sum.unclear : undefined
}

const readSaid = (lines: readonly Said[]): readonly (ListedPerson | undefined)[] => {
  const people = new Map(
    readPeople(lines.map(({ said }) => said).join('\n')).map((person) => [person.line, person]),
  )
  return lines.map((_, at) => people.get(at + 1))
}
