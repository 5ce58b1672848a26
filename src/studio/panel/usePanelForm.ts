import { useEffect, useRef, useState } from 'react'
import { panelValues, withFilled } from '#adapters/schemaForm/panelValues.ts'
import type { OpenPanel } from '#adapters/schemaForm/trail.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { PageForm } from '#runtime/core/pageForms/pageForm.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

/**
 * Returns the form of a panel. Input is written into the object, and other changes of the object (undo, other users)
 * are shown in the form. Undefined while the form engine is being loaded.
 */
export function usePanelForm(
  open: OpenPanel,
  write: (object: unknown) => void,
  isEditable: boolean,
): PageForm | undefined {
  const { host } = useRuntime()
  const [form, setForm] = useState<PageForm>()
  const latest = useRef({ open, write })
  latest.current = { open, write }
  useEffect(() => {
    let close = () => {}
    const begin = () => {
      const { panel, object } = latest.current.open
      const stored = panelValues(panel, object)
      const opened = host.forms.open({
        spec: { from: 'rows', rows: [] },
        bundle: host.forms.bundleOf(panel.formInfo),
        inputs: { stored, initial: {}, locked: [], readonly: !isEditable },
        ...{ entered: undefined, draft: undefined, host },
        changed: () => writeFilled(opened.form.store, latest.current),
      })
      close = opened.close
      setForm(opened.form)
    }
    let isCurrent = true
    void (host.forms.ready?.() ?? Promise.resolve()).then(() => isCurrent && begin())
    return () => {
      isCurrent = false
      close()
    }
  }, [host, isEditable])
  useEffect(() => {
    if (form) showChanged(form.store, open)
  }, [form, open])
  return form
}

function writeFilled(
  store: FormStore,
  { open, write }: { open: OpenPanel; write: (object: unknown) => void },
): void {
  const { panel, object } = open
  const next = panel.fields.reduce(
    (held, field) => withFilled(held, field, store.get(field.key)),
    object,
  )
  if (next !== object) write(next)
}

/** Fills in the values in which the object differs from the form; input in progress stays. */
function showChanged(store: FormStore, { panel, object }: OpenPanel): void {
  const shown = panelValues(panel, object)
  const changed = panel.fields.filter(
    (field) => withFilled(object, field, store.get(field.key)) !== object,
  )
  if (changed.length === 0) return
  store.fill(Object.fromEntries(changed.map(({ key }) => [key, ownValue(shown, key) ?? null])))
}
