import { useMemo } from 'react'
import type { FormPath } from '#runtime/core/form/paths.ts'
import { useFormChannel } from '#runtime/react/form/session/useFormChannel.ts'

/** Paths of a table's cells that show a message now, row by row. */
export function useCellErrors(table: string): readonly FormPath[] {
  const found = useFormChannel('errors', (store) => Object.keys(store.errors(table)).join('\n'))
  return useMemo(() => (found === '' ? [] : found.split('\n')), [found])
}
