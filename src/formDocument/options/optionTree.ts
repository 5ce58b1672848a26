import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { spliced, swapped } from '../rows/rows.ts'
import { codeOf } from './optionTexts.ts'

/** Options of a definition, nested for a tree. Malformed entries stay as they are. */
export type Options = readonly unknown[]

/** Where an option is: its position on each level. */
export type OptionPath = readonly number[]

/** An option as it is drawn: a line, indented by its level. */
export interface OptionLine {
  path: OptionPath
  option: RawField
  isFirst: boolean
  isLast: boolean
}

export const childrenOf = (option: unknown): Options =>
  isRecord(option) && Array.isArray(option.children) ? option.children : []

/** Returns every option of a tree, each before those below it. */
export function optionLines(options: Options, above: OptionPath = []): OptionLine[] {
  return options.flatMap((option, index) => {
    if (!isRecord(option)) return []
    const path = [...above, index]
    const ends = { isFirst: index === 0, isLast: index === options.length - 1 }
    return [{ path, option, ...ends }, ...optionLines(childrenOf(option), path)]
  })
}

/** Returns the options of the level that a path ends on. */
export function siblingsAt(options: Options, path: OptionPath): Options {
  const [first, ...rest] = path
  if (first === undefined || rest.length === 0) return options
  return siblingsAt(childrenOf(options[first]), rest)
}

/** Returns the options with the level at the end of a path changed; other options stay the same objects. */
export function withSiblings(
  options: Options,
  path: OptionPath,
  change: (siblings: Options) => Options,
): Options {
  const [first, ...rest] = path
  if (first === undefined || rest.length === 0) return change(options)
  const option = options[first]
  if (!isRecord(option)) return options
  const { children: _, ...alone } = option
  const below = withSiblings(childrenOf(option), rest, change)
  return spliced(options, first, 1, below.length > 0 ? { ...option, children: below } : alone)
}

const lastOf = (path: OptionPath): number => path.at(-1) ?? 0

/** Returns the options with another one in a place. */
export const withOption = (options: Options, path: OptionPath, option: RawField): Options =>
  withSiblings(options, path, (siblings) => spliced(siblings, lastOf(path), 1, option))

export const withoutOption = (options: Options, path: OptionPath): Options =>
  withSiblings(options, path, (siblings) => spliced(siblings, lastOf(path), 1))

/** Returns the options with new ones behind the one at a path. */
export const withOptionsAfter = (
  options: Options,
  path: OptionPath,
  added: readonly RawField[],
): Options =>
  withSiblings(options, path, (siblings) => spliced(siblings, lastOf(path) + 1, 0, ...added))

/** Returns the options with one moved by one on its level; undefined at the end. */
export function withMovedOption(
  options: Options,
  path: OptionPath,
  by: -1 | 1,
): { options: Options; path: OptionPath } | undefined {
  const [from, to] = [lastOf(path), lastOf(path) + by]
  if (to < 0 || to >= siblingsAt(options, path).length) return undefined
  return {
    options: withSiblings(options, path, (siblings) => swapped(siblings, from, to)),
    path: [...path.slice(0, -1), to],
  }
}

/** Returns the code of the parent option of a level; empty for the first level. */
export function codeAbove(options: Options, path: OptionPath): string {
  const above = path.slice(0, -1)
  const option = above.length === 0 ? undefined : siblingsAt(options, above)[lastOf(above)]
  return codeOf(option)
}
