import { useMemo } from 'react'
import type { OfferTables } from '#domain/validators/offerTables.ts'
import type { Fields } from '#formDocument/rules/sentence/measures.ts'
import { labelOf } from '#formDocument/rules/words/names.ts'
import type { RuleNames } from '#runtime/core/ruleWords/talk.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { useFormEditing } from '../formEditing.ts'

/** Data for wording sentences and offering their parts. */
export interface RuleTools {
  fields: Fields
  /** Keys in the order of the form. */
  order: readonly string[]
  tables: OfferTables
  names: RuleNames
}

export function useRuleTools(): RuleTools {
  const { bundle } = useFormEditing()
  const tables = useObservable(useRuntime().host.lookups)
  return useMemo(() => {
    const { fields, order } = bundle
    const { dictionaries } = tables
    return { fields, order, tables, names: { fields, dictionaries, labelOf } }
  }, [bundle, tables])
}
