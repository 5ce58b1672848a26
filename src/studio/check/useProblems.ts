import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { failureOf } from '#runtime/core/failure.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { DocumentState } from '../session/documentSession.ts'

export type Problem = Schema<'ReportFinding'>

/** Milliseconds after a saved change when it is checked. */
const CHECK_MS = 800

/** What the check of the change set says of a document. */
export interface Checked {
  /** What was found last; undefined while nothing was found yet. */
  found: readonly Problem[] | undefined
  /** That was before the latest change: it may be mended by now. */
  isOld: boolean
  /** Why it could not be checked; the document is safe, and is checked again with `again`. */
  failure: string | undefined
  again: () => void
}

interface Answer {
  /** The text that was checked, in which round. */
  text: string
  round: number
  found?: readonly Problem[]
  failure?: string
}

/**
 * Checks a document whenever it is saved. What was found before is told as old until the answer is there; where that was
 * nothing, nothing is told.
 */
export function useProblems(
  id: string,
  path: string,
  { text, save }: Pick<DocumentState, 'text' | 'save'>,
): Checked {
  const { host } = useRuntime()
  const [answer, setAnswer] = useState<Answer>()
  const [round, setRound] = useState(0)
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
      if (isCurrent) setAnswer({ text, round, found })
    }
    const fail = (error: unknown) => {
      const failure = failureOf(error).msg
      if (isCurrent)
        setAnswer((last) => ({ text, round, failure, ...(last?.found && { found: last.found }) }))
    }
    const timer = setTimeout(() => void check().catch(fail), CHECK_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [host, id, path, text, isSaved, round])
  const isOfNow = answer?.text === text && answer.round === round
  const isAnswered = isOfNow && answer.failure === undefined
  const found = answer?.found
  return {
    found: isAnswered || (found && found.length > 0) ? found : undefined,
    isOld: !isAnswered,
    failure: isOfNow ? answer.failure : undefined,
    again: () => setRound(round + 1),
  }
}
