import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { heldDocument } from '../form/document/heldDocument.ts'

/**
 * Returns the form that a test is about, from a change set or the published configuration; `null` when there is none,
 * undefined while it is being read.
 */
export function useForm(change: string | undefined, path: string): FormDocument | null | undefined {
  const { host } = useRuntime()
  const [form, setForm] = useState<FormDocument | null>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const input = { path, ...(change !== undefined && { id: change }) }
      const { content = '' } = (await host.call(
        'changeDocument',
        input,
      )) as Schema<'ChangeDocument'>
      return (heldDocument(content)?.value as FormDocument | undefined) ?? null
    }
    read().then(
      (found) => isCurrent && setForm(found),
      () => isCurrent && setForm(null),
    )
    return () => {
      isCurrent = false
    }
  }, [host, change, path])
  return form
}
