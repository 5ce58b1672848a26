import type { CallData } from '#contract/calls.ts'
import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import type { LogicEnv } from '#domain/logic/env.ts'

/** `approvalList` → the same terms with `value` and `label`, so that a choice can offer them, newest first as they come. */
export function terms(answer: unknown, { dictionaries }: LogicEnv): unknown {
  return (answer as CallData<'approvalList'>).map((term) => ({
    ...term,
    value: term.approvalId,
    label: dictionaryName(dictionaries, 'OR_SESSION', term.session),
  }))
}
