import type { FormBundle } from '#contract/form.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { messageOf, rulesOfField } from '../coverage/messages.ts'
import { fieldAt } from '../fieldAt.ts'

/**
 * Returns the messages that a field or cell can show by its own attributes and by checks over several fields, each
 * once. Messages that only the server sends are not included.
 */
export function messagesAt(
  { fields, checks = [] }: Pick<FormBundle, 'fields' | 'checks'>,
  path: FormPath,
): string[] {
  const field = fieldAt({ fields }, path)
  const own = field ? rulesOfField(field).map((rule) => messageOf(field, rule)) : []
  const over = checks.filter((check) => check.field === path).map(({ message }) => message)
  return [...new Set([...own, ...over].filter((message) => message !== undefined))]
}
