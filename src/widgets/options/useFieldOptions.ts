import { useMemo, useState } from 'react'
import type { FormField } from '#contract/form.ts'
import type { Item } from '#contract/formInfo.ts'
import { namedItems } from '#domain/validators/offered/fieldItems.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { listedItems } from './listedItems.ts'

/** Every option of a field, retired ones included: used to display its value. */
export function useFieldOptions(field: FormField): readonly Item[] {
  const environment = useFormEnvironment()
  return useMemo(() => namedItems(field, environment), [field, environment])
}

/**
 * The options a field lists for picking. A retired one that was the initial value stays listed, so that an accidental
 * change can be undone.
 * @param pathsIn the chosen entries of a value, each as the codes from the root
 */
export function useListedOptions(
  { field, path }: EditProps,
  pathsIn: (value: unknown) => readonly (readonly string[])[],
): readonly Item[] {
  const environment = useFormEnvironment()
  const value = useFieldValue(path)
  const [opened] = useState(value)
  return useMemo(
    () => listedItems(field, environment, [...pathsIn(opened), ...pathsIn(value)]),
    [field, environment, opened, value, pathsIn],
  )
}
