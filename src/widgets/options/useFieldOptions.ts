import { useMemo } from 'react'
import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { offeredItems } from '#domain/validators/offered/fieldItems.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'

/** The options of a field, worked out once until field or environment change. */
export function useFieldOptions(field: FormField): readonly Item[] {
  const environment = useFormEnvironment()
  return useMemo(() => offeredItems(field, environment), [field, environment])
}
