import { type CharSet, complement, single, union } from './charSet.ts'
import { parseEscape } from './parseEscape.ts'
import type { PatternReader } from './patternReader.ts'

const BACKSPACE = 8

function parseAtom(reader: PatternReader): CharSet {
  if (!reader.take('\\')) return single(reader.next().charCodeAt(0))
  return reader.take('b') ? single(BACKSPACE) : parseEscape(reader)
}

/** A set of one unit, which may begin or end a range. */
const unitOf = (set: CharSet): number | undefined => {
  const [first, ...more] = set
  return first && more.length === 0 && first[0] === first[1] ? first[0] : undefined
}

/** `a-z`; where an end is a class such as `\d`, the hyphen is a character of its own. */
function parseMember(reader: PatternReader): CharSet {
  const low = parseAtom(reader)
  if (!reader.sees('-') || reader.sees('-]')) return low
  reader.take('-')
  const high = parseAtom(reader)
  const [from, to] = [unitOf(low), unitOf(high)]
  if (from === undefined || to === undefined) return union(low, single('-'.charCodeAt(0)), high)
  return [[from, to]]
}

/** A character class; its opening bracket is already read. */
export function parseClass(reader: PatternReader): CharSet {
  const negative = reader.take('^')
  const members: CharSet[] = []
  while (!reader.take(']')) members.push(parseMember(reader))
  const set = union(...members)
  return negative ? complement(set) : set
}
