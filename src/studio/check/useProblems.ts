import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { failureOf } from '#runtime/core/failure.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { DocumentState } from '../session/documentSession.ts'

export type Problem = Schema<'ReportFinding'>

/** Delay of the check after a change was saved, in milliseconds. */
const CHECK_MS = 800

/** Result of checking the change set, for one document. */
export interface Checked {
  /** Latest findings; undefined while there are none yet. */
  found: readonly Problem[] | undefined
  /** True when the findings precede the latest change and may be fixed by now. */
  isOld: boolean
  /** Reason why the check failed; the document is safe, and `again` repeats the check. */
  failure: string | undefined
  again: () => void
}

interface Answer {
  /** Text and round that were checked. */
  text: string
  round: number
  found?: readonly Problem[]
  failure?: string
}

/**
 * Checks a document whenever it is saved. Earlier findings stay, marked as old, until the answer arrives; an earlier
 * result without findings is not shown as one.
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
