import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { DocumentState } from '../session/documentSession.ts'

export type Problem = Schema<'ReportFinding'>

/** Milliseconds after a saved change when it is checked. */
const CHECK_MS = 800

/**
 * What the check of the change set finds in a document. The findings before stay until there are others; undefined while
 * it is being checked whether there are any.
 */
export function useProblems(
  id: string,
  path: string,
  { text, save }: Pick<DocumentState, 'text' | 'save'>,
): readonly Problem[] | undefined {
  const { host } = useRuntime()
  const [checked, setChecked] = useState<{ text: string; found: readonly Problem[] }>()
  const isSaved = save === 'saved'
  useEffect(() => {
    if (!isSaved) return
    let isCurrent = true
    const check = async () => {
      const report = (await host.call('changeReport', {
        id,
        isBrief: true,
      })) as Schema<'ChangeReport'>
      const found = report.findings.filter((finding) => finding.path === path)
      if (isCurrent) setChecked({ text, found })
    }
    const timer = setTimeout(() => void check().catch(() => undefined), CHECK_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [host, id, path, text, isSaved])
  if (!checked) return undefined
  return checked.found.length > 0 || checked.text === text ? checked.found : undefined
}
