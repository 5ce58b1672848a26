import type { FormValues } from '#contract/form.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'

/**
 * Notifies a page of changes after the frame that shows them, so that a keystroke never waits for the page. The
 * returned function stops, and delivers a pending change.
 */
export function tellChanges(
  store: FormStore,
  onChange: ((value: FormValues) => void) | undefined,
): () => void {
  if (!onChange) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastReported = JSON.stringify(store.submission())
  const tell = () => {
    timer = undefined
    const value = store.submission()
    const text = JSON.stringify(value)
    if (text === lastReported) return
    lastReported = text
    onChange(value)
  }
  const stop = store.subscribe('change', () => {
    timer ??= setTimeout(tell)
  })
  return () => {
    stop()
    if (timer === undefined) return
    clearTimeout(timer)
    tell()
  }
}
