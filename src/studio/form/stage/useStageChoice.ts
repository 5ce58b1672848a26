import { useMemo, useState } from 'react'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import type { StageState } from './session/stageLink.ts'
import type texts from './texts.json'

export interface StageChoice {
  state: StageState
  /** Number of times a state was chosen: choosing one again starts a new form. */
  round: number
  devices: keyof typeof texts.devices.names
  person: keyof typeof texts.people.names
  /** Local date and time; empty for now. */
  at: string
  /** Name of a test; empty for none. */
  scenario: string
}

const FIRST: StageChoice = {
  ...{ state: 'blank', round: 0, devices: 'both', person: 'visitor', at: '', scenario: '' },
}

/** Returns the settings of the preview, and the form context that follows from them. */
export function useStageChoice() {
  const [choice, setChoice] = useState(FIRST)
  const choose = (change: Partial<StageChoice>) => setChoice((now) => ({ ...now, ...change }))
  return { choice, choose, context: useContextOf(choice) }
}

function useContextOf({ person, at }: StageChoice): FormContext {
  const { lookups, clock, forms, session } = useRuntime().host
  const tables = useObservable(lookups)
  const { areaCode } = useObservable(session).user
  return useMemo(() => {
    const own = person === 'member' ? (areaCode ?? tables.areas[0]?.id) : undefined
    return {
      ...tables,
      now: at === '' ? clock.now() : new Date(at).getTime(),
      ...(forms.matches && { matches: forms.matches }),
      ...(typeof own === 'string' && { ownAreaCode: own }),
    }
  }, [tables, clock, forms, person, at, areaCode])
}
