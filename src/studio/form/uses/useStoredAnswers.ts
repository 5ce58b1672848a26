import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { AnswerPlace } from './answerPlaces.ts'

/** State of counting the applications of a form: not started, counted so far or completely, or failed. */
export type StoredAnswers = 'counting' | 'failed' | Schema<'FieldUse'>

/** Counts the applicants who filled in these places, until the count is complete or the component is removed. */
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
