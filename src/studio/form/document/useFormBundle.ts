import { useMemo } from 'react'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { FormBundle } from '#contract/form.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

/**
 * Returns the bundle that the adapter converts a form into; converted once, and passed on to everything that shows it.
 */
export function useFormBundle({ formInfo, checks }: FormDocument): FormBundle {
  const tables = useObservable(useRuntime().host.lookups)
  return useMemo(
    () => convertFormInfo(definitionOf({ formInfo, checks }), tables),
    [formInfo, checks, tables],
  )
}
