import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import type { Call } from '#runtime/core/ports/transport.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

/** A test of the form, stored with the configuration. */
export interface KeptScenario {
  path: string
  text: string
}

const NONE: readonly KeptScenario[] = []

/**
 * Returns the tests of a form in a change set, published ones included; none until they are read.
 * @param round a new value reads them again
 */
export function useFormScenarios(
  id: string | undefined,
  path: string,
  round: number,
): readonly KeptScenario[] {
  const { host } = useRuntime()
  const [scenarios, setScenarios] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are others in another round
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    readScenarios(host.call, id, path).then(
      (read) => isCurrent && setScenarios(read),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [host, id, path, round])
  return scenarios
}

async function readScenarios(call: Call, id: string, path: string): Promise<KeptScenario[]> {
  const change = (await call('changeRead', { id })) as Schema<'Change'>
  const folder = path.replace(/^formConfig\//, 'scenarios/').replace(/\.json$/, '/')
  const paths = change.documents
    .filter((one) => one.path.startsWith(folder) && one.state !== 'removed')
    .map((one) => one.path)
  return Promise.all(
    paths.map(async (each) => {
      const read = (await call('changeDocument', { id, path: each })) as Schema<'ChangeDocument'>
      return { path: each, text: read.content ?? '' }
    }),
  )
}
