import type { CSSProperties } from 'react'
import type { Column } from '#contract/nodes.gen.ts'
import classes from './TableNode.module.css'
import type { ShownColumn } from './useTable.ts'

/** Least width of a column that shares, and the width of a column of numbers, in pixels. */
const SHARING = 140
const NUMBERS = 64

interface TableHeadProps {
  columns: readonly ShownColumn[]
  hasActions: boolean
}

export function TableHead({ columns, hasActions }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ column }) => (
          <th key={column.title} scope="col" data-align={alignOf(column)} style={widthOf(column)}>
            {column.title}
          </th>
        ))}
        {hasActions && (
          <th scope="col" className={classes.actions}>
            操作
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Numbers of records are centred as usual in tables of this kind. */
export const alignOf = ({ align, index }: Column): string => align ?? (index ? 'center' : 'start')

/** A column without a width shares the remaining space; none gets narrower than is readable. */
const widthOf = ({ width, index }: Column): CSSProperties => {
  if (width === undefined && !index) return { minWidth: SHARING }
  const fixed = width ?? NUMBERS
  return { width: fixed, minWidth: fixed }
}
