import { useMemo } from 'react'
import { pathsOf } from '#runtime/core/value/pathsOf.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { useList } from '#runtime/react/hooks/useValue.ts'

/** The state of the sources that a value reads. */
export interface ReadSources {
  /** Whether one is loading. */
  loading: boolean
  /** The first that failed. */
  failed: { id: string; msg: string } | null
}

/**
 * Returns the state of the sources a value reads, to distinguish an empty value from one whose sources have not
 * answered: a node that takes a value instead of a source checks this before it shows its empty state.
 */
export const useReadSources = (value: unknown): ReadSources =>
  useSources(useMemo(() => sourcesIn(value), [value]))

/** Returns the state of sources by their names, which belong to a document and never change. */
export function useSources(ids: readonly string[]): ReadSources {
  const rule = useMemo(() => ids.map(stateOf), [ids])
  const states = useList(rule) as readonly { status: unknown; msg: unknown }[]
  const at = states.findIndex(({ status }) => status === 'error')
  const id = ids[at]
  return {
    loading: states.some(({ status }) => status === 'loading'),
    failed: id === undefined ? null : { id, msg: toText(states[at]?.msg) },
  }
}

const stateOf = (id: string) => ({
  status: { $: { var: `data.${id}.status` } },
  msg: { $: { var: `data.${id}.error.msg` } },
})

const sourcesIn = (value: unknown): string[] => [
  ...new Set(pathsOf(value).flatMap((path) => /^data\.([^.]+)/.exec(path)?.[1] ?? [])),
]
