import { useEffect, useMemo, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import type { FormBundle } from '#contract/form.ts'
import { formKeys, keysOf } from '#formDocument/keys/keys.ts'
import { columnsOf, type FormInfo, fieldsOf } from '#formDocument/rows/rows.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { heldDocument } from './heldDocument.ts'
import { useFormBundle } from './useFormBundle.ts'

export interface LiveForm {
  /** Published form; undefined while it is being read, and when there is none. */
  formInfo: FormInfo | undefined
  /** Bundle of the form; without fields when there is none. */
  bundle: FormBundle
  /** Keys of its fields and of the columns of its tables. */
  keys: ReadonlySet<string>
}

const NO_KEYS: ReadonlySet<string> = new Set()
const NO_FIELDS: FormInfo = []

/** Returns the published form, which shows what is new and which keys have answers. Without a network it is empty. */
export function useLiveForm(path: string): LiveForm {
  const { host } = useRuntime()
  const [formInfo, setFormInfo] = useState<FormInfo>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const live = (await host.call('changeDocument', { path })) as Schema<'ChangeDocument'>
      const held = heldDocument(live.content ?? '')
      if (isCurrent) setFormInfo(held?.value.formInfo as FormInfo | undefined)
    }
    void read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [host, path])
  const bundle = useFormBundle({ formInfo: formInfo ?? NO_FIELDS })
  return useMemo(
    () => ({ formInfo, bundle, keys: formInfo ? liveKeys(formInfo) : NO_KEYS }),
    [formInfo, bundle],
  )
}

function liveKeys(formInfo: FormInfo): ReadonlySet<string> {
  const columns = formInfo.flatMap(fieldsOf).flatMap((field) => columnsOf(field) ?? [])
  return new Set([...formKeys(formInfo), ...keysOf(columns)])
}
