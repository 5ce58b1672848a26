import { memo } from 'react'
import { Words } from '#runtime/react/controls/Words.tsx'
import { RowActions } from './RowActions.tsx'
import classes from './TableNode.module.css'
import { useRowTexts } from './useRowTexts.ts'
import type { ShownColumn } from './useTable.ts'

interface RowCardProps {
  columns: readonly ShownColumn[]
  actions: readonly string[]
}

/** One record as lines of label and value; the index column is left out, as it has no meaning on a card. */
export const RowCard = memo(function RowCard({ columns, actions }: RowCardProps) {
  const cells = useRowTexts(columns, 0)
  return (
    <li className={classes.card}>
      <dl>
        {columns.map(
          ({ column }, at) =>
            !column.index && (
              <div key={column.title}>
                <dt>{column.title}</dt>
                <dd>
                  <Words text={cells[at]?.text || '—'} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {actions.length > 0 && <RowActions actions={actions} kind="default" />}
    </li>
  )
})
