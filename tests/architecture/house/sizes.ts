import { quantile } from '../../bench/measure/samples.ts'
import { type Figure, written } from './figure.ts'
import { lineCount, type Tree } from './tree.ts'

const KINDS = ['.ts', '.tsx', '.css']

/**
 * Files of the sources written by hand, in TypeScript and CSS. A line is what ends with a line break, empty ones and
 * comments included.
 */
export function files(tree: Tree): Figure {
  const sizes = [...tree.texts]
    .filter(([file]) => KINDS.some((kind) => file.endsWith(kind)))
    .map(([file, text]) => ({ file, lines: lineCount(text) }))
    .sort((one, other) => other.lines - one.lines)
  const lines = sizes.map((size) => size.lines)
  const total = lines.reduce((one, other) => one + other, 0)
  const [median, p90] = [quantile(lines, 0.5), quantile(lines, 0.9)]
  return {
    count: sizes.length,
    says: `files by hand with ${written(total)} lines; median ${median}, p90 ${p90}, longest ${lines[0]}`,
    behind: sizes.map((size) => `${size.lines} ${size.file}`),
  }
}
