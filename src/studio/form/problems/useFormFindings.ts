import { useEffect, useState } from 'react'
import type { FileFinding } from '#contract/finding.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { lintFormConfig } from '#lint/lintFormConfig.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

/** Delay of the check after the last change, in milliseconds. */
const CHECK_MS = 150

const NONE: readonly FileFinding[] = []

/**
 * Returns the findings in the current form, checked in the browser. Earlier findings stay until the next check is done.
 */
export function useFormFindings(document: FormDocument | undefined): readonly FileFinding[] {
  const { host } = useRuntime()
  const tables = useObservable(host.lookups)
  const [findings, setFindings] = useState(NONE)
  useEffect(() => {
    if (!document) return
    const check = () => {
      const source = { file: '', id: '', text: JSON.stringify(document) }
      setFindings(lintFormConfig(source, tables))
    }
    const timer = setTimeout(check, CHECK_MS)
    return () => clearTimeout(timer)
  }, [document, tables])
  return findings
}
