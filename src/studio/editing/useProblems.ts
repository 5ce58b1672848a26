import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

export type Problem = Schema<'ReportFinding'>

/** Milliseconds after a saved change when it is checked. */
const CHECK_MS = 800

/**
 * What the check of the change set finds in a document. Undefined while it is being checked for the first time; the
 * findings before stay until there are others.
 * @param text the saved text; undefined while there is an unsaved one
 */
export function useProblems(
  id: string,
  path: string,
  text: string | undefined,
): readonly Problem[] | undefined {
  const { host } = useRuntime()
  const [problems, setProblems] = useState<readonly Problem[]>()
  useEffect(() => {
    if (text === undefined) return
    let isCurrent = true
    const check = async () => {
      const report = (await host.call('changeReport', {
        id,
        isBrief: true,
      })) as Schema<'ChangeReport'>
      if (isCurrent) setProblems(report.findings.filter((finding) => finding.path === path))
    }
    const timer = setTimeout(() => void check().catch(() => undefined), CHECK_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [host, id, path, text])
  return problems
}
