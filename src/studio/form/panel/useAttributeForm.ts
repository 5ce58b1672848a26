import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormBundle } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { FormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { AttributeForm } from './attributes/attributeForm.ts'

/** The form of a definition's attributes; every change in it is written at once. */
export function useAttributeForm(
  bundle: FormBundle,
  definition: RawField,
  write: (definition: RawField) => void,
  { dictionaries, areas }: FormEnvironment,
): FormStore {
  const { clock } = useRuntime().host
  const [form] = useState(
    () => new AttributeForm(bundle, definition, { dictionaries, areas, now: clock.now() }),
  )
  const latest = useRef({ definition, write })
  latest.current = { definition, write }
  useLayoutEffect(
    () =>
      form.store.subscribe('change', () => {
        const next = form.filledIn()
        if (next === latest.current.definition) return
        latest.current.definition = next
        latest.current.write(next)
      }),
    [form],
  )
  useEffect(() => form.show(definition), [form, definition])
  return form.store
}
