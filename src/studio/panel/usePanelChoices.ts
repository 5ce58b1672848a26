import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MemberTypeChoice, PanelChoices } from '#adapters/schemaForm/fieldKind.ts'
import type { Schema } from '#contract/calls.ts'
import type { MemberTypeShape } from '#contract/configuration.gen.ts'
import type { Call } from '#runtime/core/ports/transport.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { assetsAmong } from '../file/assetsAmong.ts'
import { documentValueOf } from './documentText.ts'

const NONE: PanelChoices = { memberTypes: [], assets: [] }

export interface ChoicesOfChange {
  /** Undefined while they are being read. */
  value: PanelChoices | undefined
  /** Reads them again, after a file was added. */
  refresh: () => void
}

/**
 * Returns the member types and files of a change set, for a document that has a panel. Without a network there are
 * none; the published configuration offers no files.
 */
export function usePanelChoices(id: string | undefined, isWanted: boolean): ChoicesOfChange {
  const { host } = useRuntime()
  const [value, setValue] = useState<PanelChoices>()
  const read = useCallback(
    () => readChoices(host.call, id).then(setValue, () => setValue((held) => held ?? NONE)),
    [host, id],
  )
  useEffect(() => {
    if (isWanted) void read()
  }, [read, isWanted])
  return useMemo(() => ({ value, refresh: () => void read() }), [value, read])
}

async function readChoices(call: Call, id: string | undefined): Promise<PanelChoices> {
  const [change, types] = await Promise.all([
    id === undefined ? undefined : (call('changeRead', { id }) as Promise<Schema<'Change'>>),
    call('changeDocument', { id, path: 'memberTypes.json' }) as Promise<Schema<'ChangeDocument'>>,
  ])
  return {
    memberTypes: memberTypesIn(types.content ?? ''),
    assets: assetsAmong(change?.documents ?? []),
  }
}

function memberTypesIn(text: string): MemberTypeChoice[] {
  const types = (documentValueOf(text)?.items ?? []) as Pick<
    MemberTypeShape,
    'memberType' | 'oneMemberType' | 'name'
  >[]
  return types.map(({ memberType, oneMemberType, name }) => ({
    ...{ code: memberType, category: oneMemberType, name },
  }))
}
