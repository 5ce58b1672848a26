import { cellPath } from '#runtime/core/form/paths.ts'
import { useFormChannel } from '#runtime/react/form/useFormChannel.ts'
import type { RowValuesProps } from './RowValues.tsx'
import styles from './Table.module.css'

/** How many of the row's cells show a message. */
export function RowFaults({ columns, path, index }: RowValuesProps) {
  const faults = useFormChannel(
    'change',
    (store) => columns.filter(({ key }) => store.error(cellPath(path, index, key))).length,
  )
  return faults > 0 && <p className={styles.faults}>有{faults}项需要修改，点击查看</p>
}
