import { type ListedPerson, readPeople } from '#domain/money/entry/readPeople.ts'
import { shareSum } from '#domain/money/entry/shareSum.ts'
import type { ManualShare } from '../../../../store/repositories/manualPayments.ts'

type Said = Pick<ManualShare, 'line' | 'said'>

/**
 * What a line of a draft seems to say of its sum and nobody understands: a sum that staff have to give. The lines are
 * read together, since one that is counted is so by its neighbours.
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
