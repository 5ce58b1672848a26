import { NOT_LINE_END, single } from './charSet.ts'
import { parseClass } from './parseClass.ts'
import { parseEscape } from './parseEscape.ts'
import { type PatternNode, UnsupportedPattern } from './patternNode.ts'
import { PatternReader } from './patternReader.ts'

const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})/y
const GROUP_NAME = /\?<[A-Za-z_$][\w$]*>/y

/** Deeper groups are refused, so that no expression exhausts the stack. */
const DEEPEST = 50

/**
 * The tree of an expression that `RegExp` accepts without flags.
 * @throws UnsupportedPattern for back-references and rarities: nothing is guessed about them.
 */
export function parsePattern(source: string): PatternNode {
  return parseEither(new PatternReader(source), 0)
}

function parseEither(reader: PatternReader, depth: number): PatternNode {
  if (depth > DEEPEST) throw new UnsupportedPattern('嵌套过深')
  const options = [parseConcat(reader, depth)]
  while (reader.take('|')) options.push(parseConcat(reader, depth))
  return options.length === 1 && options[0] ? options[0] : { kind: 'either', options }
}

function parseConcat(reader: PatternReader, depth: number): PatternNode {
  const parts: PatternNode[] = []
  while (!reader.done && !reader.sees('|') && !reader.sees(')')) {
    parts.push(quantified(parseAtom(reader, depth), reader))
  }
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'concat', parts }
}

function quantified(body: PatternNode, reader: PatternReader): PatternNode {
  const found = reader.match(QUANTIFIER)
  if (!found) return body
  reader.take('?')
  const [least, most] = countsOf(found[0])
  return { kind: 'repeat', body, least, most }
}

function countsOf(quantifier: string): [number, number] {
  if (quantifier === '*') return [0, Number.POSITIVE_INFINITY]
  if (quantifier === '+') return [1, Number.POSITIVE_INFINITY]
  if (quantifier === '?') return [0, 1]
  const [least = '', most] = quantifier.slice(1, -1).split(',')
  if (most === undefined) return [Number(least), Number(least)]
  return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)]
}

function parseAtom(reader: PatternReader, depth: number): PatternNode {
  if (reader.take('(')) return parseGroup(reader, depth)
  if (reader.take('[')) return { kind: 'set', set: parseClass(reader) }
  if (reader.take('.')) return { kind: 'set', set: NOT_LINE_END }
  if (reader.take('^')) return { kind: 'edge', at: 'start' }
  if (reader.take('$')) return { kind: 'edge', at: 'end' }
  if (!reader.take('\\')) return { kind: 'set', set: single(reader.next().charCodeAt(0)) }
  if (reader.take('b')) return { kind: 'edge', at: 'word' }
  if (reader.take('B')) return { kind: 'edge', at: 'notWord' }
  return { kind: 'set', set: parseEscape(reader) }
}

const LOOKS: readonly [opening: string, behind: boolean, negative: boolean][] = [
  ['?=', false, false],
  ['?!', false, true],
  ['?<=', true, false],
  ['?<!', true, true],
]

function parseGroup(reader: PatternReader, depth: number): PatternNode {
  const look = LOOKS.find(([opening]) => reader.take(opening))
  const plain = look || reader.take('?:') || reader.match(GROUP_NAME)
  if (!plain && reader.sees('?')) throw new UnsupportedPattern('局部修饰符')
  const body = parseEither(reader, depth + 1)
  reader.take(')')
  return look ? { kind: 'look', behind: look[1], negative: look[2], body } : body
}
