import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { AnswerPlace } from './answerPlaces.ts'

/** What is known of the applications of a form: nothing yet, what is counted so far or in all, or that it failed. */
export type StoredAnswers = 'counting' | 'failed' | Schema<'FieldUse'>

/** Counts how many applicants filled in these places, until all is counted or nobody looks any more. */
export function useStoredAnswers(path: string, places: readonly AnswerPlace[]): StoredAnswers {
  const { host } = useRuntime()
  const [known, setKnown] = useState<StoredAnswers>('counting')
  useEffect(() => {
    let isCurrent = true
    const count = async () => {
      let isWhole = false
      while (isCurrent && !isWhole) {
        const asked = { path, places: [...places] }
        const use = (await host.call('studioFieldUse', asked)) as Schema<'FieldUse'>
        isWhole = use.isWhole
        if (isCurrent) setKnown(use)
      }
    }
    count().catch(() => isCurrent && setKnown('failed'))
    return () => {
      isCurrent = false
    }
  }, [host, path, places])
  return known
}
