import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { candidatesOf } from '#runtime/core/why/candidates/candidatesOf.ts'
import type { MessageRule } from '../coverage/messages.ts'
import { leafPaths, optionsOf } from '../proof/values/options.ts'

/** Longer values are not worth writing out. */
const LONGEST = 2000
const MOST_ENTRIES = 50

/**
 * Returns values that this rule may refuse, the most natural first; the form decides which are. Values for tables,
 * files and server questions are provided elsewhere.
 */
export function wrongValues(
  field: FormField,
  rule: MessageRule,
  right: unknown,
  context: FormContext,
): unknown[] {
  const { min = 0, max = 0 } = field.constraints
  if (rule === 'required') return [null]
  if (rule === 'tooSmall') return sized(field, min - 1, right, context)
  if (rule === 'tooLarge') return sized(field, max + 1, right, context)
  if (rule !== 'pattern') return []
  const texts = STRANGE.flatMap((text) => [
    text,
    text.repeat(Math.max(1, Math.ceil(min / text.length))),
  ])
  return [...texts, ...candidatesOf({ field, value: right, codes: [], context })]
}

/** Texts few patterns take. */
const STRANGE = ['格式错误', 'abc', '0', '-', '1 2', '@@', 'A1', '2024-13-45', '12345678901']

function sized(field: FormField, size: number, right: unknown, context: FormContext): unknown[] {
  if (field.shape === 'number') return [size, Math.floor(size), Math.ceil(size)]
  if (size < 1 || size > LONGEST) return []
  if (field.shape === 'text') return [resized(right, size), '字'.repeat(size), '1'.repeat(size)]
  if (field.shape === 'html') return [`<p>${'字'.repeat(size)}</p>`]
  const entries = entriesOf(field, optionsOf(field, context) ?? [])
  return size <= Math.min(entries.length, MOST_ENTRIES) ? [entries.slice(0, size)] : []
}

/** Returns the possible entries of a multiple choice. */
function entriesOf({ shape }: FormField, items: readonly Item[]): unknown[] {
  if (shape === 'paths') return leafPaths(items)
  return shape === 'codes' ? items.map(({ itemCode }) => itemCode) : []
}

function resized(right: unknown, size: number): string {
  const letters = [...String(right ?? '')]
  const last = letters.at(-1) ?? '字'
  return [...letters, ...Array.from({ length: size }, () => last)].slice(0, size).join('')
}
