import { type ClipboardEvent, useRef } from 'react'
import type { RawField } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import { parseCells } from '#domain/text/pasted/parseCells.ts'
import { codeOf, nameOf, nextCode } from '#formDocument/options/optionTexts.ts'
import {
  childrenOf,
  codeAbove,
  type OptionLine,
  type OptionPath,
  type Options,
  optionLines,
  siblingsAt,
  withMovedOption,
  withOption,
  withOptionsAfter,
  withoutOption,
  withSiblings,
} from '#formDocument/options/optionTree.ts'
import { spliced } from '#formDocument/rows/rows.ts'
import texts from '../texts.json' with { type: 'json' }
import type { OptionActs } from './OptionButtons.tsx'
import { pastedOptions } from './pastedOptions.ts'

interface OptionPorts {
  options: Options
  isTree: boolean
  write: (options: Options) => void
  /** Focuses a part of an option's line. */
  goTo: (path: OptionPath, part: string) => void
  /** Announces a change to screen readers. */
  say: (text: string) => void
  /** Shows a message that is not visible elsewhere. */
  tell: (text: string) => void
  /** Shows the buttons of the option at a path. */
  setOpened: (path: string | undefined) => void
  /** Handles the removal of the option with a code. */
  askRemove: ((code: string, whenGone: () => void) => void) | undefined
}

export interface OptionEdits {
  addLast(): void
  /** Returns whether an option was added in this panel, so that no applicant can have chosen it. */
  isFresh(code: string): boolean
  actsOf(line: OptionLine): OptionActs
}

/** Returns the actions on options, each of which writes once. */
export function useOptionEdits(ports: OptionPorts): OptionEdits {
  const { options, write, goTo } = ports
  const fresh = useRef(new Set<string>()).current
  const add = (after: OptionPath) => {
    const code = nextCode(siblingsAt(options, after), codeAbove(options, after))
    fresh.add(code)
    write(withOptionsAfter(options, after, [{ itemCode: code, itemName: '' }]))
    goTo([...after.slice(0, -1), lastOf(after) + 1], 'name')
  }
  return {
    addLast: () => add([options.length - 1]),
    isFresh: (code) => fresh.has(code),
    actsOf: ({ path, option }) => ({
      set(next) {
        if (fresh.has(codeOf(option))) fresh.add(codeOf(next))
        write(withOption(options, path, next))
      },
      add: () => add(path),
      ...(ports.isTree && { addBelow: () => add([...path, childrenOf(option).length - 1]) }),
      move: (by, part) => move(ports, { path, option }, by, part),
      open: (isOpen) => ports.setOpened(isOpen ? path.join() : undefined),
      remove: () => remove(ports, { path, option }),
      paste: (event) => paste(ports, path, event, fresh),
    }),
  }
}

type Line = Pick<OptionLine, 'path' | 'option'>

const lastOf = (path: OptionPath): number => path.at(-1) ?? 0

function move(ports: OptionPorts, { path, option }: Line, by: -1 | 1, part: string): void {
  const moved = withMovedOption(ports.options, path, by)
  if (!moved) return
  ports.write(moved.options)
  if (part !== 'name') ports.setOpened(moved.path.join())
  ports.goTo(moved.path, part)
  ports.say(fill(texts.movedTo, { name: nameOf(option), at: lastOf(moved.path) + 1 }))
}

/**
 * Removes an option: at once when its code is empty or repeated, because then nothing refers to it, or another option
 * with that code remains.
 */
function remove(ports: OptionPorts, { path, option }: Line): void {
  const { options, write, goTo, say, setOpened, askRemove } = ports
  const code = codeOf(option)
  const whenGone = () => {
    setOpened(undefined)
    const next = Math.min(lastOf(path), siblingsAt(options, path).length - 2)
    if (next >= 0) goTo([...path.slice(0, -1), next], 'name')
  }
  const isOwn = optionLines(options).filter((one) => codeOf(one.option) === code).length === 1
  if (askRemove && isOwn && code !== '') askRemove(code, whenGone)
  else {
    write(withoutOption(options, path))
    say(fill(texts.removed, { name: nameOf(option) }))
    whenGone()
  }
}

/**
 * Inserts several pasted cells after an option, or in its place while it has no name; a single cell is left to the
 * input.
 */
function paste(
  { options, write, say, tell }: OptionPorts,
  path: OptionPath,
  event: ClipboardEvent,
  fresh: Set<string>,
): void {
  const cells = parseCells(event.clipboardData.getData('text/plain'))
  if (cells.flat().length < 2) return
  event.preventDefault()
  const [siblings, at] = [siblingsAt(options, path), lastOf(path)]
  const isBlank = isBlankOption(siblings[at])
  const others = isBlank ? spliced(siblings, at, 1) : siblings
  const { added, left } = pastedOptions(cells, others, codeAbove(options, path))
  for (const one of added) fresh.add(codeOf(one))
  const behind = isBlank ? at : at + 1
  write(withSiblings(options, path, () => spliced(others, behind, 0, ...added)))
  const count = added.length
  if (left.length === 0) say(fill(texts.pasted, { count }))
  else tell(fill(texts.pastedLeft, { count, left: left.join('；') }))
}

const isBlankOption = (option: unknown): boolean =>
  isRecord(option) && nameOf(option as RawField).trim() === ''
