import { useMemo } from 'react'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import {
  type FormEnvironment,
  type Upload,
  useFormEnvironment,
} from '../form/session/formEnvironment.ts'

/** The world of a form that is only looked at: its own tables, and files that never leave the browser. */
export function useStagedEnvironment(store: FormStore): FormEnvironment {
  const around = useFormEnvironment()
  return useMemo(() => {
    const { dictionaries, areas, ownAreaCode } = store.options.context
    const tables = { dictionaries, areas, ...(ownAreaCode !== undefined && { ownAreaCode }) }
    return { ...around, ...tables, upload, subOrgs: units, orgsOf: units }
  }, [around, store])
}

/** Uploads of files with this name prefix fail, to show the error messages. */
const LOST = /^fail/i
const ON_THE_WAY_MS = 600

/** The file stays here, under an address of this tab. */
const upload: Upload = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    onProgress(0.6)
    const arrive = () =>
      LOST.test(file.name)
        ? reject(new Error('网络不稳定，上传没有完成'))
        : resolve({ name: file.name, url: URL.createObjectURL(file) })
    const timer = setTimeout(arrive, ON_THE_WAY_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

const units = async () => [
  { id: '1', orgName: '示例单位甲' },
  { id: '2', orgName: '示例单位乙' },
]
