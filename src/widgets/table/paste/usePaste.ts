import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import type { TableModel } from '../tableModel.ts'
import type { Clip } from './clip.ts'
import type { PasteStart } from './pasteCells.ts'

/** Pastes into a table and reports the result. The reader of pasted texts is loaded on first use. */
export function usePaste(table: TableModel) {
  const { store } = useFormSession()
  const environment = useFormEnvironment()
  return async (clip: Clip, start: PasteStart): Promise<void> => {
    try {
      const { pasteCells } = await import('./pasteCells.ts')
      table.acts.tell(await pasteCells({ store, environment, table }, clip, start))
    } catch {
      table.acts.tell({ text: '粘贴没有完成，请检查网络后再试一次' })
    }
  }
}
